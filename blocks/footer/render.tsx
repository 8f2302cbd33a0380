import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/footer/footer.module.css'
import type { definition } from '@/blocks/footer/schema'
import { provider } from '@/src/core/choices/provider'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'

const policies = [
  { label: 'Terms of Service', href: '/terms-of-service' },
  { label: 'Cookie Policy', href: '/cookie-policy' },
  { label: 'Privacy Policy', href: '/privacy-policy' },
] as const

export const Render: BlockRender<typeof definition.schema> = ({ context, env, rootProps }) => {
  const { Link } = env
  return (
    <footer className={styles.footer} {...rootProps}>
      <div className={classNames(layout.wrap, styles.row)}>
        <p>
          © {context.year} {context.profile.name}
        </p>
        {policies.map(({ label, href }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
        <Link href={provider.href} className={styles.by} target="_blank" rel="noopener">
          Powered by {provider.name}
        </Link>
      </div>
    </footer>
  )
}
