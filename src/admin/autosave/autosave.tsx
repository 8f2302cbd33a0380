import {
  SaveButton,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useUploadEdits,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from '@/src/admin/autosave/autosave.module.css'
import { createAutosave } from '@/src/admin/autosave/create-autosave'
import type { Document } from '@/src/admin/autosave/document-api'
import { valuesOf } from '@/src/admin/autosave/form-values'
import { openDocument } from '@/src/admin/autosave/open-documents'
import { useFormStateOf } from '@/src/admin/autosave/use-form-state-of'
import { useLeftFields } from '@/src/admin/autosave/use-left-fields'
import { useShownForm } from '@/src/admin/autosave/use-shown-form'
import controls from '@/src/admin/ui/controls.module.css'
import { ConflictDialog } from '@/src/admin/writing/conflict-dialog'
import { changedElsewhere, isBack } from '@/src/admin/writing/save-labels'
import { SaveState, UndoButtons } from '@/src/admin/writing/save-state'
import { slugs } from '@/src/core/slugs'

/** Payload asks the server what a change means to the form 250 ms after it, as long as it counts as changed. */
const askedMs = 400

/** Has the form of a document save by itself, and says whether it is saved. */
export function Autosave({ id }: { id: string }) {
  const { config } = useConfig()
  const { collectionSlug, savedDocumentData, setData, setLastUpdateTime } = useDocumentInfo()
  const { dispatchFields, getFields, setModified, setSubmitted } = useForm()
  const formStateOf = useFormStateOf()
  const hasFile = useFormFields(([fields]) => Boolean(fields.file?.value))
  const { uploadEdits } = useUploadEdits()

  const formOf = useEffectEvent(async (doc: Document) => valuesOf(await formStateOf(doc)))
  const onSaved = useEffectEvent((doc: Document) => {
    setData(doc)
    setLastUpdateTime(Date.parse(doc.updatedAt))
  })
  const [writing] = useState(() => {
    const doc = { ...savedDocumentData, id } as Document
    return createAutosave({
      url: `${config.routes.api}/${collectionSlug}/${id}`,
      accountUrl: `${config.routes.api}/${slugs.users}/me`,
      given: { id, rev: doc.updatedAt, form: valuesOf(getFields()), doc },
      formOf: (changed) => formOf(changed),
      onSaved: (stored) => onSaved(stored.doc),
    })
  })
  useShownForm(writing)
  useLeftFields(writing)

  useEffect(
    () =>
      openDocument(collectionSlug, id, async () => {
        writing.finish()
        await writing.check()
        return writing.store.getState().save.kind === 'saved'
      }),
    [writing, collectionSlug, id],
  )

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let changedAt = 0
    const stop = writing.store.subscribe((now, before) => {
      if (now.form !== before.form) {
        changedAt = performance.now()
      }
      if (now.save.kind === 'saved' && before.save.kind !== 'saved') {
        clearTimeout(timer)
        timer = setTimeout(
          () => {
            if (writing.store.getState().save.kind === 'saved') {
              setModified(false)
            }
          },
          Math.max(0, changedAt + askedMs - performance.now()),
        )
      }
      if (now.elsewhere.length > before.elsewhere.length) {
        toast.info(changedElsewhere(now.elsewhere))
      }
      if (now.problems !== before.problems) {
        const gone = Object.keys(before.problems).filter((path) => !(path in now.problems))
        for (const path of gone) {
          dispatchFields({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
        }
        const errors = Object.entries(now.problems).map(([path, message]) => ({ path, message }))
        if (errors.length > 0 || gone.length > 0) {
          setSubmitted(errors.length > 0)
        }
        if (errors.length > 0) {
          dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
        }
      }
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [writing, dispatchFields, setModified, setSubmitted])

  useEffect(() => {
    if (writing.restore()) {
      toast.info(isBack)
    }
    return writing.stop
  }, [writing])

  return (
    <div className={`${controls.tokens} ${controls.chrome} ${styles.control}`}>
      <UndoButtons writing={writing} />
      <SaveState store={writing.store} />
      <ConflictDialog store={writing.store} choose={writing.choose} />
      {(hasFile || Object.keys(uploadEdits ?? {}).length > 0) && (
        <SaveButton label="Save the file" />
      )}
    </div>
  )
}
