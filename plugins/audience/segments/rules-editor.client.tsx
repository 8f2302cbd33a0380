'use client'

import { useField } from '@payloadcms/ui'
import { phrases } from '@/plugins/audience/segments/phrases'
import { Reach } from '@/plugins/audience/segments/reach'
import { RuleRow } from '@/plugins/audience/segments/rule-row'
import styles from '@/plugins/audience/segments/segments.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus } from '@/src/admin/ui/icons'
import {
  type SegmentRule,
  type SegmentRules,
  type SiteChoices,
  segmentRules,
} from '@/src/core/contracts/audience/segments'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.segments

type Props = {
  path: string
  /** Says how many people rules reach. */
  url: string
  choices: SiteChoices
}

const none: SegmentRules = { match: 'all', rules: [] }

/** Rules one below the other, and whom they reach while they are written. */
export function RulesEditor({ path, url, choices }: Props) {
  const { value, setValue, showError, errorMessage } = useField<SegmentRules | null>({ path })
  const { match, rules } = value ?? none
  const checked = segmentRules.safeParse(value ?? none)
  const write = (change: Partial<SegmentRules>) => setValue({ match, rules, ...change })
  const put = (index: number, rule: SegmentRule) =>
    write({ rules: rules.map((each, at) => (at === index ? rule : each)) })

  return (
    <fieldset className={`field-type ${controls.tokens} ${controls.chrome} ${styles.field}`}>
      <legend>{words.who}</legend>
      {rules.length > 1 && (
        <div className={controls.segmented}>
          {(['all', 'any'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={match === each}
              onClick={() => write({ match: each })}
            >
              {words.match[each]}
            </button>
          ))}
        </div>
      )}
      <ol className={styles.rules}>
        {rules.map((rule, index) => (
          <RuleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other name, and keep their order
            key={index}
            place={index + 1}
            rule={rule}
            choices={choices}
            problem={problemAt(checked, index)}
            onChange={(changed) => put(index, changed)}
            onRemove={() => write({ rules: rules.filter((_, at) => at !== index) })}
          />
        ))}
      </ol>
      {rules.length < studioLimits.segments.rulesMax && (
        <button
          type="button"
          className={`${controls.button} ${styles.add}`}
          onClick={() => {
            const [first] = phrases
            if (first) {
              write({ rules: [...rules, first.make()] })
            }
          }}
        >
          <Plus size={16} aria-hidden />
          {words.add}
        </button>
      )}
      {showError && (
        <p role="alert" className={styles.problem}>
          {errorMessage}
        </p>
      )}
      <Reach url={url} rules={checked.data ?? null} />
      <p className={styles.hint}>{words.noOpens}</p>
    </fieldset>
  )
}

function problemAt(checked: ReturnType<typeof segmentRules.safeParse>, index: number): string {
  const issue = checked.error?.issues.find(({ path }) => path[0] === 'rules' && path[1] === index)
  return issue?.message ?? ''
}
