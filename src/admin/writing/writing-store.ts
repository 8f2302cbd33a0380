import { createStore, type StoreApi } from 'zustand/vanilla'
import { isPassing } from '@/src/admin/call-api'
import type { Reply } from '@/src/admin/writing/ask-reply'
import { checkOf } from '@/src/admin/writing/check-form'
import { createLocalCopy } from '@/src/admin/writing/local-copy'
import { mergeFields } from '@/src/admin/writing/merge-fields'
import { createHistory, type Side, type StepBeside } from '@/src/admin/writing/writing-history'
import type { Stored, WritingOptions, WritingState } from '@/src/admin/writing/writing-state'
import { sameJson } from '@/src/core/json'
import { errorsMessages } from '@/src/core/messages/errors'

/**
 * Something while it is written on: every change can be undone, is kept in this browser at once, and is saved after
 * a short pause, one save after the other.
 */
export function createWritingStore<Form extends object, Answer extends Stored<Form>, StateBody>({
  api,
  given,
  copyName,
  schema,
  isChecked,
  pauseMs = 700,
  retryMs = 5000,
  same = sameJson,
  merge = (versions) => mergeFields(versions),
  toSend = (form) => form,
  adopt: adopted = ({ answer, form }) => ({ stored: answer, form }),
  withoutIds = (form) => form,
}: WritingOptions<Form, Answer, StateBody>) {
  type State = WritingState<Form, Answer>
  const { fields, problemsIn: problemsOf } = 'problemsIn' in schema ? schema : checkOf(schema)
  const copy = createLocalCopy<Form>(copyName, fields)
  /** Fields that somebody is in the middle of: kept in this browser, and stored once they are left. */
  const unfinished = new Set<string>()

  /** What can be stored: a field that is not right or not finished yet stays as it was, and the rest is kept. */
  const sendable = ({ form, stored, problems }: State): Form => {
    const held = new Set([
      ...unfinished,
      ...Object.keys(problems).map((path) => path.split('.')[0]),
    ])
    const kept = Object.fromEntries(
      Object.entries(stored.form).filter(([key]) => held.has(key)),
    ) as Partial<Form>
    return { ...toSend(form, stored), ...kept }
  }

  const store: StoreApi<State> = createStore(() => ({
    form: given.form,
    stored: given,
    save: { kind: 'saved', at: null } as State['save'],
    elsewhere: [],
    problems: problemsOf(given.form),
    canUndo: false,
    canRedo: false,
    isChecked,
  }))
  const { getState } = store
  const setState = (change: Partial<State>) => store.setState(change)
  const history = createHistory<Form>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isStopped = false

  const isDirty = () => !same(sendable(getState()), getState().stored.form)

  /** Shows a form and has it saved. */
  const show = (form: Form, pause = pauseMs) => {
    setState({ form, problems: problemsOf(form), ...history.ways() })
    const { save, stored } = getState()
    copy.put({ rev: stored.rev, base: stored.form, form })
    if (save.kind !== 'conflict') {
      setState({ save: { kind: 'waiting' } })
      plan(pause)
    }
  }

  const plan = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) {
      timer = setTimeout(() => void flush(), ms)
    }
  }

  const saveOnce = async (): Promise<void> => {
    const sent = sendable(getState())
    if (same(sent, getState().stored.form)) {
      if (getState().save.kind !== 'saved') {
        settle()
      }
      return
    }
    setState({ save: { kind: 'saving' } })
    const reply = await api.save(getState().stored.rev, sent)
    if (reply.kind === 'done') {
      adopt(reply.answer, sent)
      settle()
    } else if (reply.kind === 'refused' && reply.error.code === 'STALE_REVISION') {
      await bringTogether(sent)
    } else {
      fail(reply)
    }
  }

  /** What was stored is known; what was written meanwhile stays. */
  const adopt = (answer: Answer, sent: Form) => {
    const { stored, form } = adopted({ answer, sent, form: getState().form })
    setState({ stored, form, problems: problemsOf(form) })
  }

  const settle = () => {
    const isHeld = Object.keys(getState().problems).length > 0
    if (isDirty()) {
      setState({ save: { kind: 'waiting' } })
      plan(0)
    } else if (isHeld) {
      setState({ save: { kind: 'held' } })
    } else if (unfinished.size > 0) {
      setState({ save: { kind: 'waiting' } })
    } else {
      copy.remove()
      setState({ save: { kind: 'saved', at: new Date() } })
    }
  }

  const fail = (reply: Exclude<Reply<unknown>, { kind: 'done' }>) => {
    if (reply.kind === 'offline' || isPassing(reply.status)) {
      setState({ save: { kind: 'offline' } })
      plan(retryMs)
      return
    }
    const { errors = [], message = errorsMessages.unknown } = reply.error
    const found = errors.map(({ field, message }) => [field.replace(/^form\./, ''), message])
    setState({
      problems: { ...getState().problems, ...Object.fromEntries(found) },
      save:
        reply.status === 401
          ? { kind: 'signed-out' }
          : { kind: 'refused', message: errors[0]?.message ?? message },
    })
  }

  /** Another window has saved: fields that only one of both changed go together. */
  const bringTogether = async (sent: Form): Promise<void> => {
    const reply = await api.read()
    if (reply.kind !== 'done') {
      fail(reply)
      return
    }
    const theirs = reply.answer
    if (same(withoutIds(theirs.form), withoutIds(sent))) {
      // Our own save, whose answer was lost.
      adopt(theirs, sent)
      settle()
      return
    }
    const { form, conflicts, elsewhere } = mergedWith(theirs)
    if (conflicts.length > 0) {
      setState({ save: { kind: 'conflict', theirs, fields: conflicts } })
      return
    }
    note(elsewhere, theirs.form)
    setState({ stored: theirs, form, problems: problemsOf(form) })
    settle()
  }

  const mergedWith = (theirs: Answer) =>
    merge({ base: getState().stored.form, mine: getState().form, theirs: theirs.form })

  /** What another window changed is told at its fields, and no step back takes it away. */
  const note = (fields: readonly (keyof Form & string)[], theirs: Form) => {
    const changed = Object.fromEntries(fields.map((field) => [field, theirs[field]]))
    history.amend(changed)
    if (fields.length > 0) {
      setState({ elsewhere: [...new Set([...getState().elsewhere, ...fields])] })
    }
  }

  /** Saves what there is to save; while one save is under way the next waits for it. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    running ??= saveOnce().finally(() => {
      running = null
    })
    return running
  }

  /** Also what was written while a save was under way. */
  const flushAll = async (): Promise<void> => {
    await flush()
    if (isDirty()) {
      await flush()
    }
  }

  const walk = (way: 'undo' | 'redo') => {
    const form = history[way](getState().form)
    if (form) {
      unfinished.clear()
      show(form)
    } else {
      setState(history.ways())
    }
  }

  const takeStored = (stored: Answer, form: Form) => {
    setState({ stored, save: { kind: 'saved', at: new Date() } })
    if (same(form, stored.form)) {
      copy.remove()
      setState({ form: stored.form, problems: problemsOf(stored.form) })
    } else {
      show(form)
    }
  }

  return {
    store,
    flush,

    /**
     * @param key changes of the same one in a row are one step
     * @param pause ms until it is saved; `left` once `finish` says that the field was left
     */
    change(change: Partial<Form>, key: string, pause: number | 'left' = pauseMs): void {
      const { form, elsewhere } = getState()
      history.record(form, key, unfinished.has(key))
      if (elsewhere.some((field) => field in change)) {
        setState({ elsewhere: elsewhere.filter((field) => !(field in change)) })
      }
      for (const field of Object.keys(change)) {
        unfinished[pause === 'left' ? 'add' : 'delete'](field)
      }
      show({ ...form, ...change }, pause === 'left' ? pauseMs : pause)
    },

    /** The field that was written in is left: what stands there counts now. */
    finish(): void {
      if (unfinished.size > 0) {
        unfinished.clear()
        history.pause()
        void flush()
      }
    },

    undo: () => walk('undo'),
    redo: () => walk('redo'),

    /** Something was done beside the form; it is undone in its turn. */
    addStep(step: StepBeside): void {
      history.add(step)
      setState(history.ways())
    },

    dropStep(step: StepBeside): void {
      history.drop(step)
      setState(history.ways())
    },

    putStep(step: StepBeside, side: Side): void {
      history.put(step, side)
      setState(history.ways())
    },

    /** Looks at what is stored beside the form, and what is missing, anew. */
    async refresh(): Promise<void> {
      const reply = await api.read()
      const { stored } = getState()
      // What stands beside the form changes the revision, but nothing of the form.
      if (reply.kind === 'done' && same(withoutIds(reply.answer.form), withoutIds(stored.form))) {
        setState({ stored: { ...reply.answer, form: stored.form } })
      }
    },

    /** Saves all, and from now on tells what is missing. @returns what is stored then */
    async check(): Promise<Answer> {
      await flushAll()
      setState({ isChecked: true })
      return getState().stored
    },

    /** @returns what keeps it from it, in words; '' when it is done */
    async setState(body: StateBody): Promise<string> {
      await flushAll()
      if (isDirty() || getState().save.kind !== 'saved') {
        return errorsMessages.unknown
      }
      const reply = await api.setState?.(body)
      if (reply?.kind === 'done') {
        adopt(reply.answer, sendable(getState()))
        return ''
      }
      return reply?.kind === 'refused'
        ? (reply.error.errors?.[0]?.message ?? reply.error.message ?? errorsMessages.unknown)
        : errorsMessages.unknown
    },

    /** Goes on with what is stored now, whatever was written here; that can be undone. */
    take(answer: Answer): void {
      history.leave(getState().form)
      takeStored(answer, answer.form)
      setState({ ...history.ways(), elsewhere: [] })
    },

    /** Ends a conflict: with what this window has, or with what the other one saved; that can be undone. */
    choose(which: 'mine' | 'theirs'): void {
      const { save } = getState()
      if (save.kind === 'conflict') {
        const { theirs } = save
        const { form, conflicts, elsewhere } = mergedWith(theirs)
        if (which === 'mine') {
          note(
            elsewhere.filter((field) => !conflicts.includes(field)),
            theirs.form,
          )
          takeStored(theirs, form)
        } else {
          note(elsewhere, theirs.form)
          history.leave(form)
          takeStored(theirs, theirs.form)
          setState(history.ways())
        }
      }
    },

    /** Goes on with what this browser has kept. @returns whether there was something */
    restore(): boolean {
      isStopped = false
      const kept = copy.read()
      if (!kept || same(kept.form, getState().form)) {
        copy.remove()
        return false
      }
      const { stored } = getState()
      const versions = { base: kept.base, mine: kept.form, theirs: stored.form }
      const { form, conflicts, elsewhere } = merge(versions)
      if (conflicts.length > 0 && kept.rev !== stored.rev) {
        setState({
          form: kept.form,
          stored: { ...stored, form: kept.base },
          problems: problemsOf(kept.form),
          save: { kind: 'conflict', theirs: stored, fields: conflicts },
        })
      } else {
        note(elsewhere, stored.form)
        show(form)
      }
      return true
    },

    /** The screen is left: one more save, and what it cannot store waits in this browser. */
    stop(): void {
      isStopped = true
      void flush()
    },

    /** It is there no more: nothing is kept of it. */
    forget(): void {
      isStopped = true
      clearTimeout(timer)
      setState({ form: getState().stored.form })
      copy.remove()
    },
  }
}
