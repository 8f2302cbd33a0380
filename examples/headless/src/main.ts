import { renderReleases } from './releases'

const site: string = import.meta.env.VITE_SITE ?? 'http://localhost:3000'
renderReleases(document, site).catch((error: unknown) => {
  const status = document.querySelector('[role=status]')
  if (status) {
    status.textContent = error instanceof Error ? error.message : String(error)
  }
})
