/** Opens the search dialog when the form in the header requests it. The dialog is loaded only then. */
export function openSearchOnRequest(): void {
  document.addEventListener('cyanotype:search', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    import('../features/search/open-dialog.tsx')
      .then(({ openDialog }) => openDialog(form))
      // Without the dialog it is a plain form: if its field is hidden, the results page has one.
      .catch(() => form.querySelector('input')?.checkVisibility() || form.submit())
  })
}
