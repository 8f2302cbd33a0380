import { AfterFees } from '@/plugins/catalog/product/after-fees-note'
import { WhoMayBuy } from '@/plugins/catalog/product/who-may-buy'
import { useField, useReleaseState } from '@/plugins/catalog/release/release-context'
import { Section } from '@/plugins/catalog/release/sections/section'
import styles from '@/plugins/catalog/release/sections/sections.module.css'
import { ChangedElsewhere, CheckRow, FormRow } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { type DownloadKind, downloadKinds } from '@/src/core/contracts/products/releases'
import { formatMinor } from '@/src/core/money'

const kindLabels: Readonly<Record<DownloadKind, string>> = {
  free: 'Free',
  fixed: 'Fixed price',
  open: 'Pay what you want',
  none: 'No download',
}

/** What the download costs, what is left of that, and who may buy. */
export function PriceSection() {
  const { value: download, isElsewhere, set } = useField('download')
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
      {isElsewhere && <ChangedElsewhere />}
      {costs && <AfterFees minor={kind === 'open' ? (suggestedMinor ?? minor) : minor} />}
      {kind !== 'none' && (
        <CheckRow
          label="Pre-order"
          hint="Fans pay now, and get it on the release date."
          {...isPreorder}
        />
      )}
      <WhoMayBuy />
    </Section>
  )
}
