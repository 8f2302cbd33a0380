import { useId } from 'react'
import { type Asks, phraseOf, phrases } from '@/plugins/audience/segments/phrases'
import styles from '@/plugins/audience/segments/segments.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Trash2 } from '@/src/admin/ui/icons'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { NumberInput } from '@/src/admin/ui/number-input'
import type { SegmentRule, SiteChoices } from '@/src/core/contracts/audience/segments'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { listCountries } from '@/src/core/places/countries'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.segments

type Props = {
  /** From 1. */
  place: number
  rule: SegmentRule
  choices: SiteChoices
  problem: string
  onChange: (rule: SegmentRule) => void
  onRemove: () => void
}

const countries = listCountries().map(({ code, name }) => ({ id: code, name }))

/** One rule as a sentence: what somebody did, and what that is about. */
export function RuleRow({ place, rule, choices, problem, onChange, onRemove }: Props) {
  const id = useId()
  const phrase = phraseOf(rule)
  return (
    <li className={styles.rule}>
      <select
        className={controls.field}
        aria-label={words.ruleOf(place)}
        value={phrase.id}
        onChange={({ target }) => {
          const next = phrases.find((each) => each.id === target.value)
          if (next) {
            onChange(next.asks === phrase.asks ? keeping(rule, next.make()) : next.make())
          }
        }}
      >
        {phrases.map((each) => (
          <option key={each.id} value={each.id}>
            {each.label}
          </option>
        ))}
      </select>
      <About
        asks={phrase.asks}
        rule={rule}
        choices={choices}
        id={id}
        place={place}
        hasProblem={problem !== ''}
        onChange={onChange}
      />
      <IconButton icon={Trash2} label={words.removeRule(place)} onClick={onRemove} />
      {problem && (
        <p id={id} className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  )
}

/** The same thing in another phrase: what was chosen stays. */
function keeping(former: SegmentRule, next: SegmentRule): SegmentRule {
  const {
    kind: _kind,
    when: _when,
    is: _is,
    ...about
  } = former as SegmentRule & {
    when?: string
    is?: boolean
  }
  return { ...next, ...about } as SegmentRule
}

type AboutProps = Omit<Props, 'problem' | 'onRemove'> & {
  asks: Asks
  id: string
  hasProblem: boolean
}

function About({ asks, rule, choices, id, place, hasProblem, onChange }: AboutProps) {
  const label = words.aboutOf(place)
  const change = (about: object) => onChange({ ...rule, ...about } as SegmentRule)
  const problemId = hasProblem ? id : undefined
  switch (rule.kind) {
    case 'spent':
      return (
        <MoneyInput
          label={label}
          value={rule.minor}
          problemId={problemId}
          onChange={(minor) => change({ minor: minor ?? 0 })}
        />
      )
    case 'inactive':
      return (
        <NumberInput
          id={`${id}days`}
          label={label}
          value={rule.days}
          min={1}
          max={studioLimits.segments.daysMax}
          step={1}
          unit="days"
          onChange={(days) => change({ days })}
        />
      )
    case 'tag':
      return (
        <input
          className={controls.field}
          aria-label={label}
          aria-invalid={hasProblem}
          aria-describedby={problemId}
          maxLength={studioLimits.automations.tagMax}
          value={rule.tag}
          onChange={({ target }) => change({ tag: target.value })}
        />
      )
    case 'joined':
      return (
        <input
          type="date"
          className={controls.field}
          aria-label={label}
          aria-invalid={hasProblem}
          aria-describedby={problemId}
          value={rule.day}
          onChange={({ target }) => change({ day: target.value })}
        />
      )
    default: {
      const { name, any, options } = chooserOf(asks, choices)
      const value = (rule as unknown as Record<string, string | null>)[name]
      return (
        <select
          className={controls.field}
          aria-label={label}
          aria-invalid={hasProblem}
          aria-describedby={problemId}
          value={value ?? ''}
          onChange={({ target }) => change({ [name]: target.value || (any ? null : '') })}
        >
          {any ? <option value="">{any}</option> : <option value="">Choose…</option>}
          {value && !options.some((option) => option.id === value) && (
            <option value={value}>{words.gone}</option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      )
    }
  }
}

/** Where a choice is kept, and what stands for any; null where one has to be chosen. */
function chooserOf(asks: Asks, choices: SiteChoices) {
  switch (asks) {
    case 'product':
      return { name: 'productId', any: 'anything', options: choices.product }
    case 'tier':
      return { name: 'tierId', any: 'any tier', options: choices.tier }
    case 'list':
      return { name: 'listId', any: 'any list', options: choices.list }
    case 'show':
      return { name: 'eventId', any: null, options: choices.show }
    default:
      return { name: 'country', any: null, options: countries }
  }
}
