import type { ServerProps } from 'payload'
import styles from '@/plugins/arrival/sign-up/sign-up.module.css'
import { env } from '@/src/core/env'

/** Below the login of the admin, where anybody may make a site. */
export function SignUpLink({ payload }: Pick<ServerProps, 'payload'>) {
  return env().artistSignUp === 'open' ? (
    <p className={styles.below}>
      New here? <a href={`${payload.config.routes.admin}/sign-up`}>Create your site</a>
    </p>
  ) : null
}
