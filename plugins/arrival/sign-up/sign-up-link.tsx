import type { ServerProps } from 'payload'
import { EntryLine } from '@/src/admin/ui/entry-frame'
import { env } from '@/src/core/env'

/** Below the login of the admin, where anybody may make a site. */
export function SignUpLink({ payload }: Pick<ServerProps, 'payload'>) {
  return env().artistSignUp === 'open' ? (
    <EntryLine>
      New here? <a href={`${payload.config.routes.admin}/sign-up`}>Create your site</a>
    </EntryLine>
  ) : null
}
