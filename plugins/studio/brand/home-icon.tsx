import { Home } from '@/src/admin/ui/icons'

/** The beginning of the path above a screen; the logo stands in the navigation. */
export function HomeIcon() {
  return <Home size={16} aria-hidden />
}
