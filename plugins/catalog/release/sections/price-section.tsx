import { afterFees, assumedCardFee } from '@/plugins/catalog/release/preview/after-fees'
import { useField, useRelease, useReleaseState } from '@/plugins/catalog/release/release-context'
import { Section } from '@/plugins/catalog/release/sections/section'
import styles from '@/plugins/catalog/release/sections/sections.module.css'
import { FormRow } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { postVisibilities } from '@/src/core/contracts/members/posts'
import { type DownloadKind, downloadKinds } from '@/src/core/contracts/products/releases'
import { formatMinor, formatPrice } from '@/src/core/money'

const kindLabels: Readonly<Record<DownloadKind, string>> = {
  free: 'Free',
  fixed: 'Fixed price',
  open: 'Pay what you want',
  none: 'No download',
}

const readerLabels = {
  public: 'Everyone',
  members: 'Everyone with an account',
  paid: 'Paying members',
  tiers: 'Members of some tiers',
} as const

/** What the download costs, what is left of that, and who may buy. */
export function PriceSection() {
  const { value: download, set } = useField('download')
  const problems = useReleaseState((state) => state.problems)
  const isPreorder = useField('isPreorder')
  const { kind, minor, suggestedMinor } = download
  const costs = kind === 'fixed' || kind === 'open'
  return (
    <Section place="price">
      <fieldset className={`${controls.segmented} ${styles.kinds}`} aria-label="The download">
        {downloadKinds.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind}
            onClick={() => set({ ...download, kind: each }, 'download.kind')}
          >
            {kindLabels[each]}
          </button>
        ))}
      </fieldset>
      {costs && (
        <div className={form.pair}>
          <FormRow
            label={kind === 'open' ? 'At least' : 'Price'}
            problem={problems['download.minor']}
          >
            {({ id, problemId }) => (
              <MoneyInput
                id={id}
                problemId={problemId}
                value={minor}
                onChange={(next) => set({ ...download, minor: next ?? 0 }, 'download.minor')}
              />
            )}
          </FormRow>
          {kind === 'open' && (
            <FormRow label="Suggested" problem={problems['download.suggestedMinor']}>
              {({ id, problemId }) => (
                <MoneyInput
                  id={id}
                  problemId={problemId}
                  value={suggestedMinor}
                  placeholder={formatMinor(Math.max(minor, 0))}
                  onChange={(next) =>
                    set({ ...download, suggestedMinor: next }, 'download.suggestedMinor')
                  }
                />
              )}
            </FormRow>
          )}
        </div>
      )}
      {costs && <AfterFees minor={kind === 'open' ? (suggestedMinor ?? minor) : minor} />}
      {kind !== 'none' && (
        <label className={form.check}>
          <input
            type="checkbox"
            checked={isPreorder.value}
            onChange={({ target }) => isPreorder.set(target.checked)}
          />
          <span>
            Pre-order
            <small>Fans pay now, and get it on the release date.</small>
          </span>
        </label>
      )}
      <WhoMayBuy />
    </Section>
  )
}

function AfterFees({ minor }: { minor: number }) {
  const { platformBps } = useRelease()
  if (minor <= 0) {
    return null
  }
  const platform = platformBps > 0 ? ` and ${platformBps / 100} % for the platform` : ''
  return (
    <p className={styles.fees}>
      <b>
        After fees you get about {formatPrice(afterFees(minor, platformBps))} of{' '}
        {formatPrice(minor)}
      </b>
      <small>
        Counted with {assumedCardFee.bps / 100} % + {formatPrice(assumedCardFee.fixedMinor)} for the
        card{platform}. Your payment provider’s own fee may be another.
      </small>
    </p>
  )
}

function WhoMayBuy() {
  const visibility = useField('visibility')
  const tiers = useField('tiers')
  const { tiers: known } = useRelease()
  const offered = postVisibilities.filter((each) => each !== 'tiers' || known.length > 0)
  return (
    <>
      <FormRow label="Who may buy it" hint="Everyone sees it in the store.">
        {({ id }) => (
          <select
            id={id}
            className={controls.field}
            value={visibility.value}
            onChange={({ target }) => visibility.set(target.value as typeof visibility.value)}
          >
            {offered.map((each) => (
              <option key={each} value={each}>
                {readerLabels[each]}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      {visibility.value === 'tiers' && (
        <fieldset className={styles.checks} aria-label="Tiers">
          {known.map(({ id, name }) => (
            <label key={id} className={form.check}>
              <input
                type="checkbox"
                checked={tiers.value.includes(id)}
                onChange={({ target }) =>
                  tiers.set(
                    target.checked
                      ? [...tiers.value, id]
                      : tiers.value.filter((each) => each !== id),
                  )
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
