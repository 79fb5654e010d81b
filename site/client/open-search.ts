/** Opens the search dialog when the form in the header asks for it: the dialog is loaded then, and not before. */
export function openSearchOnRequest(): void {
  document.addEventListener('cyanotype:search', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    import('../features/search/open-dialog.tsx')
      .then(({ openDialog }) => openDialog(form))
      // Without the dialog it is a form: where its field is hidden, the page of results has one.
      .catch(() => form.querySelector('input')?.checkVisibility() || form.submit())
  })
}
