import { lazy, type ReactNode, Suspense, useId } from 'react'
import type { FieldError } from 'react-hook-form'
import styles from '@/plugins/automations/screens/automations.module.css'
import { WaitField } from '@/plugins/automations/screens/wait-field'
import type { AutomationFormState } from '@/plugins/automations/screens/written'
import { FormField } from '@/src/admin/ui/form-field'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ArrowDown, ArrowUp, Trash2 } from '@/src/admin/ui/icons'
import type { SiteChoices } from '@/src/core/contracts/audience/segments'
import type { ActionKind } from '@/src/core/contracts/automations/automations'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

/** Loaded when it is shown: its styles would otherwise come to be in one file with those that visitors load. */
const DescriptionField = lazy(() =>
  import('@/plugins/rich-text/field/description-field').then(({ DescriptionField }) => ({
    default: DescriptionField,
  })),
)

const words = ownerMessages.automations
const { subjectMax, tagMax } = studioLimits.automations

type OfForm = {
  form: AutomationFormState
  /** From 0. */
  index: number
}

type Props = OfForm & {
  kind: ActionKind
  /** Of all. */
  count: number
  lists: SiteChoices['list']
  onMove: (to: number) => void
  onRemove: () => void
}

/** What can be wrong with any action. */
type Problems = Partial<
  Record<'waitHours' | 'subject' | 'text' | 'tag' | 'listId', FieldError> & {
    code: Partial<Record<'percent' | 'days', FieldError>>
  }
>

/** What was refused is checked again at each change. */
const changed = ({ formState }: AutomationFormState) =>
  ({ shouldDirty: true, shouldValidate: formState.isSubmitted }) as const

const problemsOf = ({ form, index }: OfForm): Problems =>
  (form.formState.errors.actions?.[index] ?? {}) as Problems

/** One action: what is done, after which wait. */
export function ActionFields({ kind, count, lists, onMove, onRemove, ...of }: Props) {
  const { form, index } = of
  const place = index + 1
  const problems = problemsOf(of)
  return (
    <li className={styles.action} aria-label={words.actionOf(place)}>
      <div className={styles.head}>
        <h3>{words.kinds[kind]}</h3>
        <IconButton
          icon={ArrowUp}
          label={words.moveUp(place)}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={words.moveDown(place)}
          disabled={place === count}
          onClick={() => onMove(index + 1)}
        />
        <IconButton icon={Trash2} label={words.removeAction(place)} onClick={onRemove} />
      </div>
      <WaitField
        value={form.watch(`actions.${index}.waitHours`)}
        problem={problems.waitHours?.message}
        onChange={(hours) => form.setValue(`actions.${index}.waitHours`, hours, changed(form))}
      />
      {kind === 'mail' && <MailFields {...of} />}
      {kind === 'tag' && (
        <FormField
          label={words.tag}
          hint={words.tagHint}
          maxLength={tagMax}
          autoComplete="off"
          registered={form.register(`actions.${index}.tag`)}
          error={problems.tag}
        />
      )}
      {kind === 'list' && (
        <FormField
          label={words.listLabel}
          registered={form.register(`actions.${index}.listId`)}
          error={problems.listId}
        >
          <option value="">{words.choose}</option>
          <ListOptions of={of} lists={lists} />
        </FormField>
      )}
    </li>
  )
}

/** One that was deleted stays chosen, and says so. */
function ListOptions({ of, lists }: { of: OfForm; lists: SiteChoices['list'] }): ReactNode {
  const chosen = of.form.watch(`actions.${of.index}.listId`)
  return (
    <>
      {chosen && !lists.some(({ id }) => id === chosen) && (
        <option value={chosen}>{words.gone}</option>
      )}
      {lists.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
}

function MailFields({ form, index }: OfForm) {
  const problems = problemsOf({ form, index })
  const code = form.watch(`actions.${index}.code`)
  const saidId = useId()
  return (
    <>
      <FormField
        label={words.subject}
        maxLength={subjectMax}
        autoComplete="off"
        registered={form.register(`actions.${index}.subject`)}
        error={problems.subject}
      />
      <div>
        <Suspense>
          <DescriptionField
            label={words.text}
            value={form.watch(`actions.${index}.text`) ?? null}
            set={(doc) => form.setValue(`actions.${index}.text`, doc, changed(form))}
            saidBy={saidId}
            isWrong={Boolean(problems.text)}
          />
        </Suspense>
        {problems.text ? (
          <p id={saidId} role="alert" className={styles.problem}>
            {problems.text.message}
          </p>
        ) : (
          <p id={saidId} className={styles.hint}>
            {code ? words.textHintCode : words.textHint}
          </p>
        )}
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={Boolean(code)}
          onChange={({ target }) =>
            form.setValue(
              `actions.${index}.code`,
              target.checked ? { percent: 10, days: 30 } : null,
              { shouldDirty: true },
            )
          }
        />
        <span>
          {words.withCode}
          <small>{words.withCodeHint}</small>
        </span>
      </label>
      {code && (
        <div className={styles.pair}>
          <FormField
            label={words.percent}
            type="number"
            suffix="%"
            registered={form.register(`actions.${index}.code.percent`, { valueAsNumber: true })}
            error={problems.code?.percent}
          />
          <FormField
            label={words.daysValid}
            type="number"
            suffix={words.days}
            registered={form.register(`actions.${index}.code.days`, { valueAsNumber: true })}
            error={problems.code?.days}
          />
        </div>
      )}
    </>
  )
}
