import { createStore, type StoreApi } from 'zustand/vanilla'
import { createLocalCopy } from '@/plugins/catalog/release/store/local-copy'
import { mergeForms, sameForm } from '@/plugins/catalog/release/store/merge-forms'
import type { ReleaseApi, Reply } from '@/plugins/catalog/release/store/release-api'
import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import {
  type ReleaseForm,
  type ReleaseStateBody,
  releaseForm,
} from '@/src/core/contracts/products/releases'
import { fieldErrorsOf, inWords } from '@/src/core/input-words'
import { errorsMessages } from '@/src/core/messages/errors'

export type SaveState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'waiting' | 'saving' | 'offline' | 'signed-out' | 'held' }
  | { kind: 'conflict'; theirs: ReleaseAnswer }
  | { kind: 'refused'; message: string }

export type ReleaseState = {
  form: ReleaseForm
  /** As it is stored. */
  stored: ReleaseAnswer
  save: SaveState
  /** By field, like `download.minor`. */
  problems: Readonly<Record<string, string>>
  canUndo: boolean
  canRedo: boolean
  /** What is missing is told in its place: not before somebody wants to sell it. */
  isChecked: boolean
}

type Options = { api: ReleaseApi; release: ReleaseAnswer; pauseMs?: number; retryMs?: number }

export type ReleaseStore = ReturnType<typeof createReleaseStore>

const sameStepMs = 1000
const stepsMax = 200

/**
 * A release while it is written on: every change can be undone, is kept in this browser at once, and is saved after a
 * short pause, one save after the other.
 */
export function createReleaseStore({ api, release, pauseMs = 700, retryMs = 5000 }: Options) {
  const copy = createLocalCopy(release.id)
  const store: StoreApi<ReleaseState> = createStore(() => ({
    form: release.form,
    stored: release,
    save: { kind: 'saved', at: null } as SaveState,
    problems: problemsOf(release.form),
    canUndo: false,
    canRedo: false,
    isChecked: release.state !== 'draft',
  }))
  const { getState, setState } = store
  let past: ReleaseForm[] = []
  let future: ReleaseForm[] = []
  let lastStep = { key: '', at: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isStopped = false

  const isDirty = () => !sameForm(sendable(getState()), getState().stored.form)

  /** Shows a form and has it saved. */
  const show = (form: ReleaseForm) => {
    setState({
      form,
      problems: problemsOf(form),
      canUndo: past.length > 0,
      canRedo: future.length > 0,
    })
    const { save, stored } = getState()
    copy.put({ rev: stored.rev, base: stored.form, form })
    if (save.kind !== 'conflict') {
      setState({ save: { kind: 'waiting' } })
      plan(pauseMs)
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
    if (sameForm(sent, getState().stored.form)) {
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
  const adopt = (answer: ReleaseAnswer, sent: ReleaseForm) => {
    const { form } = getState()
    const storedEditions = new Map(
      sent.editions.map(({ key }, index) => [key, answer.form.editions[index]]),
    )
    const editions = form.editions.map((edition) => {
      const before = sent.editions.find(({ key }) => key === edition.key)
      const now = storedEditions.get(edition.key)
      return before && now && before.stock === edition.stock && now.stock !== edition.stock
        ? { ...edition, stock: now.stock }
        : edition
    })
    // Rows keep the keys that this window gave them.
    const keyed = answer.form.editions.map((edition, index) => ({
      ...edition,
      key: sent.editions[index]?.key ?? edition.key,
    }))
    setState({
      stored: { ...answer, form: { ...answer.form, editions: keyed } },
      form: { ...form, editions },
    })
  }

  const settle = () => {
    const isHeld = Object.keys(getState().problems).length > 0
    if (isDirty()) {
      setState({ save: { kind: 'waiting' } })
      plan(0)
    } else {
      if (!isHeld) {
        copy.remove()
      }
      setState({ save: isHeld ? { kind: 'held' } : { kind: 'saved', at: new Date() } })
    }
  }

  const fail = (reply: Exclude<Reply<unknown>, { kind: 'done' }>) => {
    if (reply.kind === 'offline' || reply.status >= 500 || reply.status === 429) {
      setState({ save: { kind: 'offline' } })
      plan(retryMs)
      return
    }
    const { errors = [], message = errorsMessages.unknown } = reply.error
    const found = errors.map(({ field, message }) => [field.replace(/^form\./, ''), message])
    setState(({ problems }) => ({
      problems: { ...problems, ...Object.fromEntries(found) },
      save:
        reply.status === 401
          ? { kind: 'signed-out' }
          : { kind: 'refused', message: errors[0]?.message ?? message },
    }))
  }

  /** Another window has saved: fields that only one of both changed go together. */
  const bringTogether = async (sent: ReleaseForm): Promise<void> => {
    const reply = await api.read()
    if (reply.kind !== 'done') {
      fail(reply)
      return
    }
    const theirs = reply.answer
    if (sameForm(withoutIds(theirs.form), withoutIds(sent))) {
      // Our own save, whose answer was lost.
      adopt(theirs, sent)
      settle()
      return
    }
    const { form, conflicts } = mergeForms({
      base: getState().stored.form,
      mine: getState().form,
      theirs: theirs.form,
    })
    if (conflicts.length > 0) {
      setState({ save: { kind: 'conflict', theirs } })
      return
    }
    setState({ stored: theirs, form, problems: problemsOf(form) })
    settle()
  }

  /** Saves what there is to save; while one save is under way the next waits for it. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    running ??= saveOnce().finally(() => {
      running = null
    })
    return running
  }

  const takeStored = (stored: ReleaseAnswer, form: ReleaseForm) => {
    setState({ stored, save: { kind: 'saved', at: new Date() } })
    if (sameForm(form, stored.form)) {
      copy.remove()
      setState({ form: stored.form, problems: problemsOf(stored.form) })
    } else {
      show(form)
    }
  }

  return {
    store,
    flush,

    /** @param key changes of the same one in a row are one step */
    change(change: Partial<ReleaseForm>, key: string): void {
      const { form } = getState()
      const at = Date.now()
      if (key !== lastStep.key || at - lastStep.at > sameStepMs) {
        past = [...past.slice(-stepsMax), form]
      }
      lastStep = { key, at }
      future = []
      show({ ...form, ...change })
    },

    undo(): void {
      const before = past.at(-1)
      if (before) {
        future = [...future, getState().form]
        past = past.slice(0, -1)
        lastStep = { key: '', at: 0 }
        show(before)
      }
    },

    redo(): void {
      const next = future.at(-1)
      if (next) {
        past = [...past, getState().form]
        future = future.slice(0, -1)
        show(next)
      }
    },

    /** Looks at the songs, and what is missing, anew. */
    async refresh(): Promise<void> {
      const reply = await api.read()
      const { stored } = getState()
      // A song changes the release's own figures, and so its revision, but nothing of the form.
      if (
        reply.kind === 'done' &&
        sameForm(withoutIds(reply.answer.form), withoutIds(stored.form))
      ) {
        setState({ stored: { ...reply.answer, form: stored.form } })
      }
    },

    /** Saves all, and looks at what is missing. @returns whether there is anything to say before it is sold */
    async check(): Promise<boolean> {
      await flush()
      setState({ isChecked: true })
      return getState().stored.remarks.length > 0
    },

    /** @returns what keeps it from it, in words; '' when it is done */
    async setState(body: ReleaseStateBody): Promise<string> {
      await flush()
      if (isDirty() || getState().save.kind !== 'saved') {
        return errorsMessages.unknown
      }
      const reply = await api.setState(body)
      if (reply.kind === 'done') {
        adopt(reply.answer, sendable(getState()))
        return ''
      }
      return reply.kind === 'refused'
        ? (reply.error.message ?? errorsMessages.unknown)
        : errorsMessages.unknown
    },

    /** Ends a conflict: with what this window has, or with what the other one saved. */
    choose(which: 'mine' | 'theirs'): void {
      const { save, form, stored } = getState()
      if (save.kind === 'conflict') {
        const { theirs } = save
        const merged = mergeForms({ base: stored.form, mine: form, theirs: theirs.form }).form
        takeStored(theirs, which === 'mine' ? merged : theirs.form)
      }
    },

    /** Goes on with what this browser has kept. @returns whether there was something */
    restore(): boolean {
      isStopped = false
      const kept = copy.read()
      if (!kept || sameForm(kept.form, getState().form)) {
        copy.remove()
        return false
      }
      const { stored } = getState()
      const { form, conflicts } = mergeForms({
        base: kept.base,
        mine: kept.form,
        theirs: stored.form,
      })
      if (conflicts.length > 0 && kept.rev !== stored.rev) {
        setState({
          form: kept.form,
          stored: { ...stored, form: kept.base },
          problems: problemsOf(kept.form),
          save: { kind: 'conflict', theirs: stored },
        })
      } else {
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
      setState(({ stored }) => ({ form: stored.form }))
      copy.remove()
    },
  }
}

function problemsOf(form: ReleaseForm): Record<string, string> {
  const { error } = releaseForm.safeParse(form, inWords)
  const found = error ? fieldErrorsOf(error) : []
  // Of several about one field the first counts.
  return Object.fromEntries(found.toReversed().map(({ field, message }) => [field, message]))
}

const withoutIds = (form: ReleaseForm): ReleaseForm => ({
  ...form,
  editions: form.editions.map((edition) => ({ ...edition, id: null })),
})

/** What can be stored: a field that is not right yet stays as it was, and the rest is kept. */
function sendable({ form, stored, problems }: ReleaseState): ReleaseForm {
  const known = new Map(stored.form.editions.map((edition) => [edition.key, edition]))
  const held = new Set(Object.keys(problems).map((path) => path.split('.')[0]))
  const kept = Object.fromEntries(
    Object.entries(stored.form).filter(([key]) => held.has(key)),
  ) as Partial<ReleaseForm>
  const editions = form.editions.map((edition) => {
    const before = known.get(edition.key)
    return {
      ...edition,
      id: before?.id ?? null,
      stockSeen: before?.stock ?? null,
      availabilitySeen: before?.availability ?? null,
    }
  })
  return { ...form, editions, ...kept }
}
