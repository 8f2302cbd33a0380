import { Choice } from '@/plugins/move-in/screens/choice'
import { withChoice } from '@/plugins/move-in/screens/first-choices'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import type { Choosable, ImportChoices, ImportFindings } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.moveIn.members
const many = new Intl.NumberFormat('en-GB')

type Props = {
  findings: ImportFindings
  here: Choosable
  choices: ImportChoices
  onChange: (choices: ImportChoices) => void
}

/** What becomes of the members in a file, and what the artist has to say of it. */
export function MemberChoices({ findings, here, choices, onChange }: Props) {
  const { fates = [], tiers = [] } = findings
  const isMailed = fates.some(({ name }) => name === words.mailed)
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
              options={here.tiers}
              value={choices.tiers[name] ?? ''}
              onChange={(id) =>
                onChange({ ...choices, tiers: withChoice(choices.tiers, name, id) })
              }
            />
          ))}
          {isMailed && (
            <Choice
              label={words.list}
              none={words.noList}
              options={here.lists}
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
