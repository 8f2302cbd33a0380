import type { CSSProperties } from 'react'
import type { BlockEnvironment, BlockRender } from '@/blocks/_kit/define'
import type { MembershipData } from '@/blocks/membership-section/load'
import styles from '@/blocks/membership-section/membership-section.module.css'
import type { definition } from '@/blocks/membership-section/schema'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import { givePath, signUpToJoinPath } from '@/src/core/memberships/join-path'
import { isFreeTier, tierPriceTexts } from '@/src/core/memberships/tier-price'
import { giftMembershipMessages } from '@/src/core/messages/gift'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { buttonClass } from '@/src/ui/button/button'
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

type TierCardProps = { tier: TierView; env: BlockEnvironment }

/** A tier: its name, what it costs, what it brings, and the way in. */
function TierCard({ tier, env }: TierCardProps) {
  const { name, isRecommended, benefits } = tier
  return (
    <article className={classNames(styles.tier, isRecommended && styles.recommended)}>
      <h3 className={styles.name}>
        {name}
        {isRecommended && <small>{membershipAnswers.recommended}</small>}
      </h3>
      <Price tier={tier} />
      <ul className={styles.benefits}>
        {benefits.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Join tier={tier} env={env} />
        {!isFreeTier(tier) && <Give tier={tier} env={env} />}
      </div>
    </article>
  )
}

function Price({ tier }: { tier: TierView }) {
  const [price, other] = tierPriceTexts(tier)
  const aside = other
    ? membershipAnswers.orPrice(other.amount + other.per)
    : isFreeTier(tier) && membershipAnswers.noCard
  return (
    <div className={styles.price}>
      {tier.payWhatYouWant ? (
        <p className={styles.open}>
          {price.amount}
          {price.per}
        </p>
      ) : (
        <p className={styles.amount}>
          {price.amount}
          {price.per && <small>{price.per}</small>}
        </p>
      )}
      {aside && <p className={styles.aside}>{aside}</p>}
    </div>
  )
}

function Join({ tier: { id, name, isRecommended }, env: { JoinLink, Link } }: TierCardProps) {
  const className = buttonClass({ primary: isRecommended, wide: true })
  const label = membershipMessages.join(name)
  return JoinLink ? (
    <JoinLink tierId={id} className={className}>
      {label}
    </JoinLink>
  ) : (
    <Link href={signUpToJoinPath(id)} className={className}>
      {label}
    </Link>
  )
}

function Give({ tier: { id, name }, env: { Link } }: TierCardProps) {
  const label = giftMembershipMessages.give
  return (
    <Link href={givePath(id)} className={styles.give} aria-label={`${label}: ${name}`}>
      {label}
    </Link>
  )
}
