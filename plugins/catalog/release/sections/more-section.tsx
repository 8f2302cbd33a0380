import { useProduct } from '@/plugins/catalog/product/product-context'
import { useField, useReleaseState } from '@/plugins/catalog/release/release-context'
import { Section } from '@/plugins/catalog/release/sections/section'
import { CheckRow, FormRow, SelectRow } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import { NumberInput } from '@/src/admin/ui/number-input'
import { useIsPlatform } from '@/src/admin/use-is-platform'
import { streamingChoices, streamingLabels } from '@/src/core/choices/streaming-choices'
import { limits } from '@/src/core/limits'

/** What most releases need none of. */
export function MoreSection() {
  const streaming = useField('streaming')
  const playLimit = useField('playLimit')
  const showsLyrics = useField('showsLyrics')
  const { id, adminPath } = useProduct()
  const isPlatform = useIsPlatform()
  const bonusCount = useReleaseState(({ stored }) => stored.bonusCount)
  const listOf = (collection: string) =>
    `${adminPath}/collections/${collection}?where[or][0][and][0][product][equals]=${id}`
  return (
    <Section place="more">
      <SelectRow
        label="Before buying, anyone may hear"
        hint="Buyers hear everything."
        {...streaming}
      >
        {streamingChoices.map((each) => (
          <option key={each} value={each}>
            {streamingLabels[each]}
          </option>
        ))}
      </SelectRow>
      {streaming.value === 'limited' && (
        <FormRow label="How many times" isElsewhere={playLimit.isElsewhere}>
          {({ id }) => (
            <NumberInput
              id={id}
              value={playLimit.value}
              min={1}
              max={limits.streaming.playsMax}
              step={1}
              unit=""
              onChange={(next) => playLimit.set(next)}
            />
          )}
        </FormRow>
      )}
      <CheckRow
        label="Show the lyrics"
        hint="Below the songs, on the page of the release."
        {...showsLyrics}
      />
      <CheckRow
        label="Featured"
        hint="Blocks of your site show it first."
        {...useField('isFeatured')}
      />
      <ul className={form.links}>
        <li>
          <a href={listOf('bonus-files')}>Bonus files</a>
          <small>{bonusCount === 0 ? 'A booklet, sheet music, a film' : bonusCount}</small>
        </li>
        <li>
          <a href={listOf('download-code-batches')}>Download codes</a>
          <small>To print on cards, or give away</small>
        </li>
        {isPlatform && (
          <li>
            <a href={`${adminPath}/collections/products/${id}`}>All fields</a>
            <small>Member prices, more pictures</small>
          </li>
        )}
      </ul>
    </Section>
  )
}
