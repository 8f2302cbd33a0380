import type { Metadata } from 'next'
import Link from 'next/link'
import { NeedsScript } from '@/site/layout/needs-script'
import { Benefits } from '@/site/pages/membership/benefits'
import { GiveTier } from '@/site/pages/membership/give-tier.client'
import { JoinTier } from '@/site/pages/membership/join-tier.client'
import styles from '@/site/pages/membership/membership.module.css'
import { markMissing } from '@/site/pages/missing/mark-missing'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { privatePageMetadata } from '@/site/seo/page-metadata'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import { joinPath } from '@/src/core/memberships/join-path'
import { isFreeTier, tierPriceTexts } from '@/src/core/memberships/tier-price'
import { membershipMessages } from '@/src/core/messages/membership'
import { listOpenTiers } from '@/src/server/site-data'
import { buttonClass } from '@/src/ui/button/button'
import type from '@/src/ui/type/type.module.css'

type Props = { params: Promise<{ host: string; tierId?: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, tierId } = await params
  const site = await requireSite(host)
  const tiers = tierId ? await listOpenTiers(site.profile.id) : []
  const embedded = tiers.some(({ id }) => id === tierId) && tierId
  return privatePageMetadata(site, 'Membership', embedded ? joinPath(embedded) : undefined)
}

/** Joining one tier, or the choice among all when the address names none of this site. */
export async function MembershipPage({ params }: Props) {
  const { host, tierId } = await params
  const site = await requireSite(host)
  const tiers = await listOpenTiers(site.profile.id)
  const tier = tiers.find(({ id }) => id === tierId)
  if (tierId && !tier) {
    await markMissing()
  }
  return (
    <SitePageFrame site={site}>
      <div className={styles.column}>
        {tier ? (
          <>
            <h1 className={type.heading}>{tier.name}</h1>
            <Benefits of={tier.benefits} />
            <NeedsScript what="Joining" className={styles.quiet} />
            <JoinTier tier={tier} />
            {!isFreeTier(tier) && <GiveTier tier={tier} wide />}
          </>
        ) : (
          <TierChoice tiers={tiers} siteName={site.profile.name} />
        )}
      </div>
    </SitePageFrame>
  )
}

function TierChoice({ tiers, siteName }: { tiers: readonly TierView[]; siteName: string }) {
  return (
    <>
      <h1 className={type.heading}>{membershipMessages.chooseTier}</h1>
      {tiers.length === 0 && <p className={type.lede}>{siteName} has no tiers yet.</p>}
      <ul className={styles.tiers}>
        {tiers.map((tier) => (
          <li key={tier.id}>
            <div>
              <h2>{tier.name}</h2>
              <p className={styles.price}>
                {tierPriceTexts(tier)
                  .map(({ amount, per }) => amount + per)
                  .join(' or ')}
              </p>
              <Benefits of={tier.benefits} />
            </div>
            <div className={styles.ways}>
              <Link
                className={buttonClass({ primary: tier.isRecommended })}
                href={joinPath(tier.id)}
              >
                Choose {tier.name}
              </Link>
              {!isFreeTier(tier) && <GiveTier tier={tier} />}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
