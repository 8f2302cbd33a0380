import type { BlockEnvironment } from '@/blocks/_kit/define'
import styles from '@/blocks/membership-section/membership-section.module.css'
import type { TierView } from '@/src/core/contracts/membership-tiers'
import { givePath, signUpToJoinPath } from '@/src/core/memberships/join-path'
import { isFreeTier } from '@/src/core/memberships/tier-price'
import { tierPriceTexts } from '@/src/core/memberships/tier-price-text'
import { giftMembershipMessages } from '@/src/core/messages/gift-membership'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'

type Props = { tier: TierView; env: BlockEnvironment }

/** A tier: its name, what it costs, what it brings, and the way in. */
export function TierCard({ tier, env }: Props) {
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

function Join({ tier: { id, name, isRecommended }, env: { JoinLink, Link } }: Props) {
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

function Give({ tier: { id, name }, env: { Link } }: Props) {
  const label = giftMembershipMessages.give
  return (
    <Link href={givePath(id)} className={styles.give} aria-label={`${label}: ${name}`}>
      {label}
    </Link>
  )
}
