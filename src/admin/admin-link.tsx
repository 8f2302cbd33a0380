import { Link } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

/**
 * A link to a screen of the admin, with Payload's progress bar. Nothing is fetched before the click: a prefetched
 * screen brings no data, but costs a session check and a database round for each link in view.
 */
export function AdminLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />
}
