import { nanoid } from 'nanoid'
import { useField, useReleaseState } from '@/plugins/catalog/release/release-context'
import { Section } from '@/plugins/catalog/release/sections/section'
import styles from '@/plugins/catalog/release/sections/sections.module.css'
import form from '@/src/admin/form-screen/form-sections.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Plus, Trash2 } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { NumberInput } from '@/src/admin/ui/number-input'
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
  const { value: editions, set } = useField('editions')
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
  const problems = useReleaseState((state) => state.problems)
  // The row may have been ordered under the id that its last save gave it.
  const storedId = useReleaseState(
    ({ stored }) => stored.form.editions.find((each) => each.key === key)?.id,
  )
  const isOrdered = useReleaseState(({ stored }) => stored.ordered.includes(storedId ?? ''))
  const name = title || `Edition ${index + 1}`
  const found = Object.entries(problems).filter(([path]) => path.startsWith(`editions.${index}.`))
  const problemId = found.length > 0 ? `edition-${key}-problem` : undefined
  return (
    <li className={styles.edition}>
      <label className={form.cell} data-wide>
        <span>Edition</span>
        <input
          className={controls.field}
          value={title}
          maxLength={editionMax}
          placeholder="Vinyl"
          onChange={({ target }) => onChange({ title: target.value }, 'title')}
        />
      </label>
      <div className={form.cell}>
        <span aria-hidden="true">Price</span>
        <MoneyInput
          label={`Price of ${name}`}
          value={minor}
          problemId={problemId}
          onChange={(next) => onChange({ minor: next ?? 0 }, 'minor')}
        />
      </div>
      <div className={form.cell}>
        <span aria-hidden="true">In stock</span>
        <NumberInput
          id={`edition-${key}-stock`}
          label={`In stock of ${name}`}
          value={stock ?? undefined}
          placeholder="No limit"
          min={0}
          max={stockMax}
          step={1}
          unit=""
          onChange={(next) => onChange({ stock: next }, 'stock')}
          onClear={() => onChange({ stock: null }, 'stock')}
        />
      </div>
      <label className={form.cell}>
        <span>SKU</span>
        <input
          className={controls.field}
          value={sku}
          maxLength={skuMax}
          onChange={({ target }) => onChange({ sku: target.value }, 'sku')}
        />
      </label>
      <label className={form.cell}>
        <span>Buyers get it</span>
        <select
          className={controls.field}
          value={delivery}
          onChange={({ target }) =>
            onChange({ delivery: target.value as Edition['delivery'] }, 'delivery')
          }
        >
          <option value="shipping">By mail</option>
          <option value="pickup">Picked up</option>
          <option value="digital">As a download</option>
        </select>
      </label>
      <label className={form.cell}>
        <span>State</span>
        <select
          className={controls.field}
          value={availability}
          onChange={({ target }) =>
            onChange({ availability: target.value as Edition['availability'] }, 'availability')
          }
        >
          <option value="active">In stock</option>
          <option value="preorder">Pre-order</option>
          <option value="sold_out">Sold out</option>
          <option value="inactive">Not offered</option>
        </select>
      </label>
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
      {found.length > 0 && (
        <p id={problemId} className={form.problem} role="alert">
          {found[0]?.[1]}
        </p>
      )}
    </li>
  )
}
