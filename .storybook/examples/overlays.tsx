/** Examples of overlays. Component pages show them with the imports that they need. */
import { useState } from 'react'
import type { SearchHit } from '../../ui/index.ts'
import {
  AlertDialog,
  Button,
  CommandPalette,
  ContextMenu,
  Dialog,
  Drawer,
  HoverCard,
  KeyHelp,
  Link,
  Menu,
  Popover,
  SearchDialog,
  SessionEnded,
  TextField,
  Toaster,
  toasts,
} from '../../ui/index.ts'

export function AlertDialogExample({ onDelete }: { onDelete: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button color="red" onClick={() => setIsOpen(true)}>
        Delete
      </Button>
      <AlertDialog
        open={isOpen}
        title="Delete 3 pages?"
        action="Delete 3 pages"
        onConfirm={() => {
          onDelete()
          setIsOpen(false)
        }}
        onCancel={() => setIsOpen(false)}
      >
        <p>You cannot undo this.</p>
      </AlertDialog>
    </>
  )
}

export function CommandPaletteExample({ onCreate }: { onCreate: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Search or run a command</Button>
      <CommandPalette
        open={isOpen}
        onClose={() => setIsOpen(false)}
        commands={[
          { id: 'create', label: 'Create a page', onRun: onCreate },
          { id: 'settings', label: 'Settings', href: '/settings' },
        ]}
      />
    </>
  )
}

export function ContextMenuExample({ onRename }: { onRename: () => void }) {
  return (
    <ContextMenu
      label="File"
      items={[
        { label: 'Rename', onSelect: onRename },
        { kind: 'link', label: 'Download', href: '/media/fern.jpg' },
      ]}
    >
      <p>fern.jpg</p>
    </ContextMenu>
  )
}

export function DialogExample({ onPublish }: { onPublish: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Publish</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Publish this page?"
        footer={
          <>
            <Button variant="outline" color="neutral" onClick={close}>
              Cancel
            </Button>
            <Button onClick={onPublish}>Publish</Button>
          </>
        }
      >
        <TextField label="Note for the version history" />
      </Dialog>
    </>
  )
}

export function DrawerExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Details</Button>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title="Details">
        <p>1200 × 800 px, 240 KB</p>
      </Drawer>
    </>
  )
}

export function HoverCardExample() {
  return (
    <p>
      Written by{' '}
      <HoverCard card={<p>Editor since 2024, 120 pages</p>}>
        <Link href="/people/maria">Maria Tamm</Link>
      </HoverCard>
    </p>
  )
}

export function KeyHelpExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Keyboard shortcuts</Button>
      <KeyHelp
        open={isOpen}
        onClose={() => setIsOpen(false)}
        groups={[{ title: 'Everywhere', entries: [{ label: 'Search', keys: 'Ctrl+K' }] }]}
      />
    </>
  )
}

export function MenuExample({ onDuplicate, onDelete }: { onDuplicate: () => void; onDelete: () => void }) {
  return (
    <Menu
      label="Actions"
      trigger={(trigger) => <Button {...trigger}>Actions</Button>}
      items={[
        { label: 'Duplicate', onSelect: onDuplicate },
        { kind: 'separator' },
        { label: 'Move to trash', tone: 'danger', onSelect: onDelete },
      ]}
    />
  )
}

export function PopoverExample() {
  return (
    <Popover label="Share" trigger={(trigger) => <Button {...trigger}>Share</Button>}>
      <p>Everyone with the link can read this page.</p>
    </Popover>
  )
}

export function SearchDialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Search</Button>
      <SearchDialog open={isOpen} onClose={() => setIsOpen(false)} action="/search" search={findPages} />
    </>
  )
}

async function findPages(query: string, signal: AbortSignal): Promise<SearchHit[]> {
  const response = await fetch(`/api/search?q=${encodeURIComponent(query)}`, { signal })
  return response.json()
}

export function SessionEndedExample({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <SessionEnded
      open={isOpen}
      onClose={() => setIsOpen(false)}
      who={email}
      onSignIn={async (password) => {
        const response = await fetch('/api/sign-in', {
          method: 'POST',
          body: JSON.stringify({ email, password }),
        })
        if (!response.ok) return { error: 'The password is wrong.' }
        setIsOpen(false)
        return undefined
      }}
    />
  )
}

export function ToastExample() {
  return (
    <>
      <Button onClick={() => toasts.add({ title: 'Saved', tone: 'success' })}>Save</Button>
      <Toaster />
    </>
  )
}
