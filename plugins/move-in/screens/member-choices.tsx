import { useId } from 'react'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import type { ImportChoices, ImportFindings } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.moveIn.members
const many = new Intl.NumberFormat('en-GB')

type Named = { id: string; name: string }

/** Tiers and mailing lists of a site. */
export type ChoosableOfSite = { tiers: readonly Named[]; lists: readonly Named[] }

/** Tiers that are called alike there and here are taken for the same. No list is chosen unasked. */
export function firstChoices(
  { tiers }: ChoosableOfSite,
  findings: ImportFindings | null,
): ImportChoices {
  const plain = (name: string) => name.trim().toLowerCase()
  const alike = (findings?.tiers ?? []).flatMap(({ name }) => {
    const same = tiers.find((tier) => plain(tier.name) === plain(name))
    return same ? [[name, same.id] as const] : []
  })
  return { listId: null, tiers: Object.fromEntries(alike), siteAddress: '' }
}

type Props = {
  findings: ImportFindings
  site: ChoosableOfSite
  choices: ImportChoices
  onChange: (choices: ImportChoices) => void
}

/** What becomes of the members in a file, and what the artist has to say of it. */
export function MemberChoices({ findings, site, choices, onChange }: Props) {
  const { fates = [], tiers = [] } = findings
  const isMailed = fates.some(({ name }) => name === words.mailed)
  const choose = (name: string, tierId: string) => {
    const { [name]: _, ...others } = choices.tiers
    onChange({ ...choices, tiers: tierId ? { ...others, [name]: tierId } : others })
  }
  return (
    <>
      <section aria-labelledby="fates">
        <h3 id="fates">{words.whatBecomes}</h3>
        <ul className={styles.fates}>
          {fates.map(({ name, count }) => (
            <li key={name}>
              <b>{many.format(count)}</b> <span>{name}</span>
            </li>
          ))}
        </ul>
      </section>
      {(tiers.length > 0 || isMailed) && (
        <section aria-labelledby="choose" className={styles.choices}>
          <h3 id="choose">{words.choose}</h3>
          {tiers.length > 0 && <p className={styles.quiet}>{words.tiersHint}</p>}
          {tiers.map(({ name, count }) => (
            <Choice
              key={name}
              label={words.tierThere(name, count)}
              none={words.byPrice}
              options={site.tiers}
              value={choices.tiers[name] ?? ''}
              onChange={(id) => choose(name, id)}
            />
          ))}
          {isMailed && (
            <Choice
              label={words.list}
              none={words.noList}
              options={site.lists}
              value={choices.listId ?? ''}
              onChange={(id) => onChange({ ...choices, listId: id || null })}
              hint={words.consent(ownerMessages.subscriberImport.consent)}
            />
          )}
        </section>
      )}
    </>
  )
}

type ChoiceProps = {
  label: string
  /** What stands for no choice. */
  none: string
  options: readonly Named[]
  value: string
  onChange: (id: string) => void
  hint?: string
}

function Choice({ label, none, options, value, onChange, hint }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls.field}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none}</option>
        {options.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className={styles.quiet}>
          {hint}
        </p>
      )}
    </div>
  )
}
