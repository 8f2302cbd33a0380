'use client'

import {
  SaveButton,
  useDocumentDrawerContext,
  useDocumentInfo,
  useFormInitializing,
} from '@payloadcms/ui'
import { Autosave } from '@/src/admin/autosave/autosave'
import { KeptNewForm } from '@/src/admin/autosave/kept-new-form'

const create = 'Create'

/**
 * In place of the button “Save”: what is there saves by itself, what is new is kept in this tab until it is made.
 * In a drawer the button also closes it, so it stays.
 */
export function SaveControl() {
  const { id } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const isInitializing = useFormInitializing()
  if (drawerSlug) {
    return <SaveButton label={id ? 'Save and close' : create} />
  }
  if (id) {
    return isInitializing ? null : <Autosave key={id} id={String(id)} />
  }
  return (
    <>
      {!isInitializing && <KeptNewForm />}
      <SaveButton label={create} />
    </>
  )
}

/** Accounts are saved by a button, and made by one. */
export function AccountButton() {
  const { id } = useDocumentInfo()
  return id ? <SaveButton /> : <SaveButton label={create} />
}
