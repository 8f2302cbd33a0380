import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { adoptSaved } from '@/plugins/catalog/variants/matrix/adopt-saved'
import { cellKey, columnIds, problemsOf, toSaved } from '@/plugins/catalog/variants/matrix/cells'
import { type Matrix, toMatrix } from '@/plugins/catalog/variants/matrix/matrix'
import { findUnsaved, keepUnsaved } from '@/plugins/catalog/variants/unsaved'
import { ask, canBeRetried, isPassing } from '@/src/admin/call-api'
import { useHistory } from '@/src/admin/ui/use-history'
import { useStayWhile } from '@/src/admin/use-stay-while'
import type { UnsavedKind } from '@/src/admin/writing/writing-state'
import type { VariantMatrix } from '@/src/core/contracts/products/variant-matrix'
import type { ErrorBody } from '@/src/core/errors'
import { sameJson } from '@/src/core/json'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.variants

type VariantsOf = {
  productId: string
  profileId: string
  apiPath: string
  /** What is stored has changed. */
  onChanged: () => void
}

type Phase = 'loading' | 'failed' | 'ready' | 'saving' | 'conflict'

const nothing: Matrix = { optionName: '', colours: [], sizes: [], rows: [] }
const pauseMs = 700
/** Half a price is none: a cell that is still typed in is written when it is left, or after a long pause. */
const typingPauseMs = 5000
const retryMs = 5000

/** The variants of a product: loaded, edited with undo, and written after a short pause, all at once. */
export function useVariants({ productId, profileId, apiPath, onChanged }: VariantsOf) {
  const url = `${apiPath}/profiles/${profileId}/products/${productId}/variants`
  const { start, edit, amend, ...history } = useHistory(nothing)
  const [phase, setPhase] = useState<Phase>('loading')
  const [stored, setStored] = useState<{ revision: string; matrix: Matrix } | null>(null)
  const [message, setMessage] = useState('')
  /** What the server refused, by cell, as long as the cell is as it was sent. */
  const [refused, setRefused] = useState<ReadonlyMap<string, { text: string; problem: string }>>(
    new Map(),
  )
  /** What was refused as a whole is not sent again as it is. */
  const [held, setHeld] = useState<Matrix | null>(null)
  /** Why the last saving failed, where it is tried again. */
  const [stopped, setStopped] = useState<'offline' | 'signed-out' | null>(null)
  const [isTyping, setTyping] = useState(false)
  /** The revision and what was stored last, also for who has left the screen meanwhile. */
  const known = useRef<{ revision: string; sent: Matrix | null }>({ revision: '', sent: null })
  const wait = useRef(pauseMs)
  const running = useRef<Promise<string> | null>(null)
  const changed = useRef(onChanged)
  changed.current = onChanged

  const take = useCallback(
    (answer: VariantMatrix) => {
      const matrix = toMatrix(answer)
      known.current = { revision: answer.revision, sent: null }
      setStored({ revision: answer.revision, matrix })
      setRefused(new Map())
      start(matrix)
      setPhase('ready')
      return matrix
    },
    [start],
  )
  const load = useCallback(async () => {
    setPhase('loading')
    const { answer, problem } = { answer: null, ...(await ask<VariantMatrix>(url)) }
    if (answer) {
      const unsaved = findUnsaved(productId)
      const matrix = take(answer)
      setMessage('')
      if (unsaved) {
        // Its revision: what was written elsewhere meanwhile is asked about on saving.
        known.current = { revision: unsaved.revision, sent: null }
        setStored({ revision: unsaved.revision, matrix })
        edit(unsaved.matrix, words.unsaved)
        setMessage(words.unsaved)
      }
    } else {
      setMessage(problem ?? '')
      setPhase('failed')
    }
  }, [url, take, edit, productId])
  useEffect(() => void load(), [load])

  const matrix = history.present
  const isDirty = useMemo(
    () => stored !== null && !sameJson(written(matrix), written(stored.matrix)),
    [stored, matrix],
  )
  useStayWhile(isDirty)
  useEffect(() => {
    if (stored) {
      keepUnsaved(productId, isDirty ? { revision: stored.revision, matrix } : null)
    }
  }, [productId, stored, isDirty, matrix])

  const problems = useMemo(() => {
    const all = new Map(problemsOf(matrix))
    for (const [key, { text, problem }] of refused) {
      const row = matrix.rows.find((row) => key.startsWith(`${row.key} `))
      const isAsSent = columnIds.some(
        (column) => row && key === cellKey(row.key, column) && row.cells[column] === text,
      )
      if (isAsSent && !all.has(key)) {
        all.set(key, problem)
      }
    }
    return all
  }, [matrix, refused])

  /** @returns what keeps it from being stored, in words */
  const sendOnce = async (revision: string, sent: Matrix): Promise<string> => {
    setPhase('saving')
    const body = { revision, optionName: sent.optionName, variants: toSaved(sent) }
    const outcome = await ask<VariantMatrix>(url, { method: 'PUT', body })
    if (outcome.problem === undefined) {
      const { answer } = outcome
      wait.current = pauseMs
      setStopped(null)
      known.current = { revision: answer.revision, sent }
      const now = latest.current.matrix
      const isAsSent = sameJson(written(now), written(sent))
      keepUnsaved(productId, isAsSent ? null : { revision: answer.revision, matrix: now })
      // At once, so that what is sent next knows of it.
      flushSync(() => {
        if (answer.variants.length === sent.rows.length || !isAsSent) {
          setStored({ revision: answer.revision, matrix: adoptSaved(sent, sent, answer) })
          amend((state) => adoptSaved(state, sent, answer))
          setRefused(new Map())
          setPhase('ready')
        } else {
          take(answer)
        }
        setMessage(answer.kept.length > 0 ? words.kept(answer.kept) : '')
      })
      changed.current()
      return ''
    }
    const { problem, status, failure } = outcome
    const mayRetry = canBeRetried(status)
    wait.current = mayRetry ? retryMs : pauseMs
    setMessage(isPassing(status) ? words.noConnection : problem)
    setRefused(refusedCells(sent, failure))
    setHeld(mayRetry ? null : sent)
    setStopped(mayRetry ? (status === 401 ? 'signed-out' : 'offline') : null)
    setPhase(failure?.code === 'STALE_REVISION' ? 'conflict' : 'ready')
    return problem
  }
  const send = (revision: string, sent: Matrix) => {
    running.current ??= sendOnce(revision, sent).finally(() => {
      running.current = null
    })
    return running.current
  }

  const latest = useRef({ matrix, stored, isDirty, problems, send })
  latest.current = { matrix, stored, isDirty, problems, send }

  useEffect(() => {
    const mayWrite = phase === 'ready' && isDirty && problems.size === 0 && matrix !== held
    if (!mayWrite || !stored) {
      return
    }
    const pause = Math.max(wait.current, isTyping ? typingPauseMs : 0)
    const timer = setTimeout(() => void latest.current.send(stored.revision, matrix), pause)
    return () => clearTimeout(timer)
  }, [phase, isDirty, problems, matrix, held, stored, isTyping])

  /** Writes what there is to write. @returns what keeps it from that, in words */
  const flush = useCallback(async (): Promise<string> => {
    await running.current
    const { matrix, stored, isDirty, problems, send } = latest.current
    const { revision, sent } = known.current
    if (!stored || !isDirty || (sent && sameJson(written(matrix), written(sent)))) {
      return ''
    }
    return problems.size > 0 ? words.wrongCells(problems.size) : send(revision, matrix)
  }, [])
  // Who leaves the screen does not wait for the pause.
  useEffect(() => () => void flush(), [flush])

  return {
    ...history,
    edit: (next: Matrix, what: string, isSameStep?: boolean) => {
      setMessage('')
      edit(next, what, isSameStep)
    },
    matrix,
    problems,
    phase,
    unsaved: unsavedKind({ phase, isDirty, isHeld: problems.size > 0 || matrix === held, stopped }),
    message,
    setMessage,
    setTyping,
    flush,
    /** Gives up what is not saved. */
    loadAnew: () => {
      keepUnsaved(productId, null)
      void load()
    },
    /** Writes what stands here over what was written elsewhere meanwhile. */
    saveOver: async () => {
      const outcome = await ask<VariantMatrix>(url)
      if (outcome.problem === undefined) {
        await send(outcome.answer.revision, over(matrix, outcome.answer))
      } else {
        setMessage(outcome.problem)
      }
    },
  }
}

export type Variants = ReturnType<typeof useVariants>

type Unsaved = {
  phase: Phase
  isDirty: boolean
  isHeld: boolean
  stopped: 'offline' | 'signed-out' | null
}

/** For the bar of the screen; null while all is saved. */
function unsavedKind({ phase, isDirty, isHeld, stopped }: Unsaved): UnsavedKind | null {
  if (phase === 'conflict') {
    return 'conflict'
  }
  if (!isDirty) {
    return null
  }
  return isHeld ? 'held' : (stopped ?? 'saving')
}

/** What artists write, without what is known of its storage. */
const written = ({ optionName, colours, sizes, rows }: Matrix) => ({
  optionName,
  colours: colours.map(({ key, name, hex, media }) => ({ key, name, hex, media })),
  sizes,
  rows: rows.map(({ seen: _, ...row }) => row),
})

/** What is gone meanwhile is made again; stock counts from what it is now. */
function over(matrix: Matrix, { variants }: VariantMatrix): Matrix {
  const rows = matrix.rows.map((row) => ({
    ...row,
    seen: variants.find(({ id }) => id === row.seen?.id) ?? null,
  }))
  return { ...matrix, rows }
}

function refusedCells(matrix: Matrix, failure: ErrorBody | undefined) {
  const cells = (failure?.errors ?? []).flatMap(({ field, message }) => {
    const [, index = '', name = ''] = /^variants\.(\d+)\.(\w+)/.exec(field) ?? []
    const row = matrix.rows[Number(index)]
    // What is wrong with an option stands at the first cell of its row.
    const column = columnIds.find((column) => column === name) ?? 'priceMinor'
    return row && index !== ''
      ? [[cellKey(row.key, column), { text: row.cells[column], problem: message }] as const]
      : []
  })
  return new Map(cells)
}
