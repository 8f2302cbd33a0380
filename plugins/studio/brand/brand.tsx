import styles from '@/plugins/studio/brand/brand.module.css'
import { defaultMark } from '@/plugins/studio/brand/default-mark'
import { logoPath } from '@/plugins/studio/brand/logo-endpoint'
import { env } from '@/src/core/env'

/** The platform's logo, or our mark and its name: above the navigation. */
export function Brand() {
  const { name, logo } = env().platform
  return (
    <span className={styles.brand}>
      {logo ? (
        // biome-ignore lint/performance/noImgElement: a file of any size, shown small
        <img src={logoPath} alt={name} />
      ) : (
        <>
          <svg viewBox={defaultMark.viewBox} aria-hidden="true">
            <path d={defaultMark.path} />
          </svg>
          <span>{name}</span>
        </>
      )}
    </span>
  )
}

/** Above the fields of those who sign in. */
export function LoginLogo() {
  return (
    <div className={styles.login}>
      <Brand />
    </div>
  )
}
