import type { CSSProperties } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import type { MembershipData } from '@/blocks/membership-section/load'
import styles from '@/blocks/membership-section/membership-section.module.css'
import type { definition } from '@/blocks/membership-section/schema'
import { TierCard } from '@/blocks/membership-section/tier-card'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import text from '@/src/ui/type/type.module.css'

export const Render: BlockRender<typeof definition.schema, MembershipData> = ({
  props,
  data,
  env,
  rootProps,
}) => {
  const { title, lede } = props
  const tiers = data?.tiers ?? []
  if (tiers.length === 0 && !env.editing) {
    return null
  }
  const columns: CSSProperties & Record<'--columns', number> = {
    '--columns': Math.min(tiers.length, 3),
  }
  return (
    <section className={classNames(layout.section, styles.block)} aria-label={title} {...rootProps}>
      <div className={layout.wrap}>
        <div className={layout.sectionHead}>
          <h2 className={text.heading}>{title}</h2>
          {lede && <p className={text.lede}>{lede}</p>}
        </div>
        {tiers.length === 0 ? (
          <p className={layout.hint}>Shows your membership tiers, once there is one.</p>
        ) : (
          <ul className={classNames(layout.ledger, styles.tiers)} style={columns}>
            {tiers.map((tier) => (
              <li
                key={tier.id}
                className={classNames(styles.cell, tier.isRecommended && styles.raised)}
              >
                <TierCard tier={tier} env={env} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
