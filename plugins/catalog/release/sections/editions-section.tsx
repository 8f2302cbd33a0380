import { nanoid } from 'nanoid'
import { useProduct } from '@/plugins/catalog/product/product-context'
import { useField, useReleaseState } from '@/plugins/catalog/release/release-context'
import { Section } from '@/plugins/catalog/release/sections/section'
import styles from '@/plugins/catalog/release/sections/sections.module.css'
import { AfterFeesLine } from '@/src/admin/fees/after-fees-line'
import { InputCell, PriceCell, SelectCell, StockCell } from '@/src/admin/form-screen/form-cells'
import { ChangedElsewhere } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Plus, Trash2 } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'
import type { Edition } from '@/src/core/contracts/products/releases'
import { studioLimits } from '@/src/core/studio-limits'

const kinds = [
  { label: 'Vinyl', minor: 2500 },
  { label: 'CD', minor: 1200 },
  { label: 'Cassette', minor: 1000 },
  { label: 'Something else', minor: 1000 },
] as const

const { editionMax, skuMax, editionsMax, stockMax } = studioLimits.release

/** What is sold of the release besides its download; each row has its own price and stock. */
export function EditionsSection() {
  const { value: editions, isElsewhere, set } = useField('editions')
  const add = (title: string, minor: number) =>
    set(
      [
        ...editions,
        {
          key: nanoid(),
          id: null,
          title,
          minor,
          stock: null,
          stockSeen: null,
          sku: '',
          delivery: 'shipping',
          availability: 'active',
          availabilitySeen: null,
        },
      ],
      `add ${nanoid()}`,
    )
  return (
    <Section place="editions">
      {editions.length === 0 && (
        <p className={form.hint}>
          Records, discs and tapes. Their buyers get the download along with them.
        </p>
      )}
      <ul className={styles.editions}>
        {editions.map((edition, index) => (
          <EditionRow
            key={edition.key}
            edition={edition}
            index={index}
            onChange={(change, step) =>
              set(
                editions.map((each) => (each.key === edition.key ? { ...each, ...change } : each)),
                `${edition.key}.${step}`,
              )
            }
            onRemove={() => set(editions.filter(({ key }) => key !== edition.key))}
          />
        ))}
      </ul>
      {isElsewhere && <ChangedElsewhere />}
      {editions.length < editionsMax && (
        <div>
          <MenuButton
            label="Add an edition"
            items={kinds.map(({ label, minor }, index) => ({
              label,
              run: () => add(index === kinds.length - 1 ? '' : label, minor),
            }))}
          >
            <Plus size={16} aria-hidden /> Add an edition
          </MenuButton>
        </div>
      )}
    </Section>
  )
}

type RowProps = {
  edition: Edition
  index: number
  onChange: (change: Partial<Edition>, step: string) => void
  onRemove: () => void
}

function EditionRow({ edition, index, onChange, onRemove }: RowProps) {
  const { title, minor, stock, sku, delivery, availability, key } = edition
  const { platformBps } = useProduct()
  const problems = useReleaseState((state) => state.problems)
  // The row may have been ordered under the id that its last save gave it.
  const storedId = useReleaseState(
    ({ stored }) => stored.form.editions.find((each) => each.key === key)?.id,
  )
  const isOrdered = useReleaseState(({ stored }) => stored.ordered.includes(storedId ?? ''))
  const name = title || `Edition ${index + 1}`
  // What is wrong with the stock stands at the stock.
  const found = Object.entries(problems).filter(
    ([path]) => path.startsWith(`editions.${index}.`) && !path.endsWith('.stock'),
  )
  const problemId = found.length > 0 ? `edition-${key}-problem` : undefined
  return (
    <li className={styles.edition}>
      <InputCell
        label="Edition"
        isWide
        value={title}
        maxLength={editionMax}
        placeholder="Vinyl"
        set={(next) => onChange({ title: next }, 'title')}
      />
      <PriceCell
        of={name}
        value={minor}
        problemId={problemId}
        set={(next) => onChange({ minor: next }, 'minor')}
      />
      <StockCell
        shown="In stock"
        label={`In stock of ${name}`}
        value={stock}
        max={stockMax}
        set={(next) => onChange({ stock: next }, 'stock')}
      />
      <InputCell
        label="SKU"
        value={sku}
        maxLength={skuMax}
        set={(next) => onChange({ sku: next }, 'sku')}
      />
      <SelectCell
        label="Buyers get it"
        value={delivery}
        choices={{ shipping: 'By mail', pickup: 'Picked up', digital: 'As a download' }}
        set={(next) => onChange({ delivery: next }, 'delivery')}
      />
      <SelectCell
        label="State"
        value={availability}
        choices={{
          active: 'In stock',
          preorder: 'Pre-order',
          sold_out: 'Sold out',
          inactive: 'Not offered',
        }}
        set={(next) => onChange({ availability: next }, 'availability')}
      />
      <div className={styles.remove}>
        <IconButton
          icon={Trash2}
          label={
            isOrdered
              ? `${name} was ordered, so it stays. Set it to “Not offered” instead`
              : `Remove ${name}`
          }
          disabled={isOrdered}
          onClick={onRemove}
        />
      </div>
      <AfterFeesLine minor={minor} platformBps={platformBps} />
      {found.length > 0 && (
        <p id={problemId} className={form.problem} role="alert">
          {found[0]?.[1]}
        </p>
      )}
    </li>
  )
}
