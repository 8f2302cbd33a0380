// Parts of Next expect what this puts in place.
import 'next/dist/server/node-environment-baseline.js'
import { register } from 'node:module'
import { vi } from 'vitest'
import { restoreGlobals } from '@/src/testing/restore-globals'

/** Survives the files of a worker, which run this one after the other. */
const worker = globalThis as { skipsStylesheets?: true }

// Payload's packages for browsers come with stylesheets, which Node alone does not read.
if (!worker.skipsStylesheets) {
  worker.skipsStylesheets = true
  register(
    `data:text/javascript,${encodeURIComponent(
      `export const load = (url, context, next) =>
        url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context)`,
    )}`,
  )
}
// Packages stay loaded, which spares loading them for each file; the project's own modules are new, and what they share.
restoreGlobals()
vi.resetModules()
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  if (key.description?.startsWith('bandstand.')) {
    Reflect.deleteProperty(globalThis, key)
  }
}
if (typeof document !== 'undefined') {
  // jsdom knows dialogs, but not how they open and close.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
  // It knows no sizes that could change.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const { cleanup, configure } = await import('@testing-library/react')
  cleanup()
  configure({ asyncUtilTimeout: 15_000 })
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
