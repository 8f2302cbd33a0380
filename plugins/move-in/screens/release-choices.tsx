import { Choice } from '@/plugins/move-in/screens/choice'
import { withChoice } from '@/plugins/move-in/screens/first-choices'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import type { Counted, ImportChoices, Named } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.moveIn

type Props = {
  /** What releases are called there, with how many codes are for each. */
  there: Counted
  here: readonly Named[]
  chosen: ImportChoices['releases']
  onChange: (chosen: ImportChoices['releases']) => void
}

/** Which release the codes in a file are for. */
export function ReleaseChoices({ there, here, chosen, onChange }: Props) {
  return (
    <section aria-labelledby="choose-releases" className={styles.choices}>
      <h3 id="choose-releases">{words.members.choose}</h3>
      {here.length === 0 && <p className={styles.quiet}>{words.codes.noReleases}</p>}
      {there.map(({ name, count }) => (
        <Choice
          key={name}
          label={words.codes.releaseThere(name, count)}
          none={words.codes.chooseRelease}
          options={here}
          value={chosen[name] ?? ''}
          onChange={(id) => onChange(withChoice(chosen, name, id))}
        />
      ))}
    </section>
  )
}
