'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ActionFields } from '@/plugins/automations/screens/action-fields'
import styles from '@/plugins/automations/screens/automations.module.css'
import type { AutomationFormState, Written } from '@/plugins/automations/screens/written'
import { actionMakers } from '@/plugins/automations/starters'
import { ask } from '@/src/admin/call-api'
import { resetSaved } from '@/src/admin/reset-saved'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { FormField } from '@/src/admin/ui/form-field'
import { Plus } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'
import { useStayWhile } from '@/src/admin/use-stay-while'
import type { SiteChoices } from '@/src/core/contracts/audience/segments'
import {
  type ActionKind,
  type AutomationFields,
  automationBody,
  automationTriggerNames,
  automationTriggers,
} from '@/src/core/contracts/automations/automations'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

/** Loaded when it is shown, as `DescriptionField` in `action-fields.tsx`. */
const OnePicker = lazy(() =>
  import('@/src/admin/ui/picker/one-picker').then(({ OnePicker }) => ({ default: OnePicker })),
)

const words = ownerMessages.automations
const { actionsMax } = studioLimits.automations

type Props = {
  /** Of the call that makes one, or changes this one. */
  url: string
  /** Of the screen with all. */
  path: string
  choices: SiteChoices
  fields: AutomationFields
  /** Of the state that is shown; nothing for a new one. */
  changedAt?: string
}

/** When an automation runs, and what it does then. */
export function AutomationForm({ url, path, choices, fields, changedAt: shownAt }: Props) {
  const isNew = shownAt === undefined
  const [changedAt, setChangedAt] = useState(shownAt)
  const router = useRouter()
  const form = useForm<Written, unknown, AutomationFields>({
    resolver: zodResolver(automationBody),
    defaultValues: fields,
  })
  const { register, handleSubmit, setError, setValue, watch, formState } = form
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = formState
  const [isInConflict, setInConflict] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const aboutField = useId()
  const actions = useActions(form)
  useStayWhile(isDirty && !isSubmitting && !isLeaving && !(isNew && isSubmitSuccessful))
  useEffect(() => {
    if (isLeaving) {
      window.location.reload()
    }
  }, [isLeaving])

  const trigger = watch('trigger')
  const aboutId = watch('aboutId')
  const { asks } = automationTriggers[trigger]
  const about = words.about[asks]
  const save = async (body: AutomationFields, seen: string | null | undefined) => {
    setInConflict(false)
    const method = isNew ? 'POST' : 'PUT'
    const sent = structuredClone(form.getValues())
    const outcome = await ask<{ id: string } | { changedAt: string }>(url, {
      method,
      body: isNew ? body : { ...body, changedAt: seen },
    })
    if (outcome.problem !== undefined) {
      if (!isNew && outcome.failure?.code === 'CONFLICT') {
        setInConflict(true)
        return
      }
      setError('root', { message: outcome.problem })
      return
    }
    toast.success(words.saved)
    if ('id' in outcome.answer) {
      router.push(`${path}/${outcome.answer.id}`)
      return
    }
    setChangedAt(outcome.answer.changedAt)
    resetSaved(form, { sent, stored: body })
    router.refresh()
  }
  const submit = handleSubmit((body) => save(body, changedAt))
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={words.editTitle}>
      <FormField
        label={words.name}
        hint={words.nameHint}
        registered={register('name')}
        error={errors.name}
        maxLength={studioLimits.automations.nameMax}
        autoComplete="off"
      />
      <section className={styles.part} aria-labelledby="when">
        <h2 id="when">{words.when}</h2>
        <div className={styles.pair}>
          <FormField
            label={words.trigger}
            registered={register('trigger', { onChange: () => setValue('aboutId', null) })}
            error={errors.trigger}
          >
            {automationTriggerNames.map((name) => (
              <option key={name} value={name}>
                {words.triggers[name]}
              </option>
            ))}
          </FormField>
          <div className={styles.about}>
            <label htmlFor={aboutField}>{about.label}</label>
            <Suspense>
              <OnePicker
                key={asks}
                id={aboutField}
                label={about.label}
                none={about.any}
                lost={words.gone}
                known={{
                  entities: choices[asks].map(({ id, name }) => ({ value: id, label: name })),
                  hasFailed: false,
                }}
                value={aboutId ?? ''}
                onChange={(id) => setValue('aboutId', id || null, { shouldDirty: true })}
              />
            </Suspense>
            {errors.aboutId && (
              <span role="alert" className={styles.problem}>
                {errors.aboutId.message}
              </span>
            )}
          </div>
        </div>
        <label className={styles.check}>
          <input type="checkbox" {...register('oncePerPerson')} />
          <span>
            {words.once}
            <small>{words.onceHint}</small>
          </span>
        </label>
      </section>
      <section className={styles.part} aria-labelledby="then">
        <h2 id="then">{words.actions}</h2>
        <ol className={styles.actions}>
          {actions.rows.map(({ key, kind }, index) => (
            <ActionFields
              key={key}
              form={form}
              index={index}
              kind={kind}
              count={actions.rows.length}
              lists={choices.list}
              onMove={(to) => actions.move(index, to)}
              onRemove={() => actions.remove(index)}
            />
          ))}
        </ol>
        {typeof errors.actions?.root?.message === 'string' && (
          <p role="alert" className={styles.problem}>
            {errors.actions.root.message}
          </p>
        )}
        {actions.rows.length < actionsMax ? (
          <div>
            <MenuButton
              label={words.add}
              items={(Object.keys(actionMakers) as ActionKind[]).map((kind) => ({
                label: words.kinds[kind],
                run: () => actions.append(actionMakers[kind]()),
              }))}
            >
              <Plus size={16} aria-hidden /> {words.add}
            </MenuButton>
          </div>
        ) : (
          <p className={styles.quiet}>{words.full}</p>
        )}
        <p className={styles.quiet}>{words.consent}</p>
      </section>
      {errors.root && (
        <p role="alert" className={styles.problem}>
          {errors.root.message}
        </p>
      )}
      {isInConflict && (
        <Dialog title={words.changedTitle} onClose={() => setInConflict(false)}>
          <p>{words.changedText}</p>
          <DialogActions>
            <DialogButton onClick={() => setLeaving(true)}>{words.keepTheirs}</DialogButton>
            <DialogButton isPrimary onClick={handleSubmit((body) => save(body, null))}>
              {words.keepMine}
            </DialogButton>
          </DialogActions>
        </Dialog>
      )}
      <div>
        <button
          type="submit"
          className={controls.button}
          data-kind="primary"
          disabled={isSubmitting}
        >
          {isNew ? words.saveNew : words.save}
        </button>
      </div>
    </form>
  )
}

/**
 * The actions of the form, each with a key that stays when it is moved. Not by `useFieldArray`: forms of visitors share
 * the one copy of the library, and would load it too.
 */
function useActions({ watch, getValues, setValue, clearErrors }: AutomationFormState) {
  const [keys, setKeys] = useState(() => getValues('actions').map((_, index) => index))
  const change = (places: readonly number[], added?: Written['actions'][number]) => {
    const actions = getValues('actions')
    const stay = places.flatMap((place) => actions[place] ?? [])
    clearErrors('actions')
    setValue('actions', added ? [...stay, added] : stay, { shouldDirty: true })
    const kept = places.flatMap((place) => keys[place] ?? [])
    setKeys(added ? [...kept, Math.max(-1, ...keys) + 1] : kept)
  }
  const places = keys.map((_, place) => place)
  return {
    rows: watch('actions').map(({ kind }, index) => ({ key: keys[index] ?? index, kind })),
    append: (action: Written['actions'][number]) => change(places, action),
    remove: (index: number) => change(places.filter((place) => place !== index)),
    move: (index: number, to: number) => {
      const others = places.filter((place) => place !== index)
      change([...others.slice(0, to), index, ...others.slice(to)])
    },
  }
}
