import type { Access, CollectionAfterReadHook, Payload } from 'payload'
import { isPlatformAdmin, nobody, staffOf } from '@/src/access/own-profile'

/** Locks are taken and read by the admin itself; over REST they would tell who works on what elsewhere. */
const staffInAdmin: Access = ({ req }) =>
  isPlatformAdmin(req) || (staffOf(req) !== null && req.payloadAPI !== 'REST')

const rules: Readonly<Record<string, Record<'create' | 'read' | 'update' | 'delete', Access>>> = {
  'payload-locked-documents': {
    create: staffInAdmin,
    read: staffInAdmin,
    update: staffInAdmin,
    delete: staffInAdmin,
  },
  'payload-migrations': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-kv': { create: nobody, read: nobody, update: nobody, delete: nobody },
}

/**
 * Payload adds collections of its own after every plugin has run, some of them open to any logged-in
 * user of any collection. Call from `onInit`.
 */
export function closeInternalCollections(payload: Payload): void {
  for (const [slug, access] of Object.entries(rules)) {
    const collection = payload.collections[slug as keyof typeof payload.collections]
    if (collection) {
      Object.assign(collection.config.access, access)
    }
  }
  const preferences = payload.collections['payload-preferences']
  if (preferences) {
    // Read, update and delete are bound to the signed-in user by Payload; create is open by default.
    preferences.config.access.create = ({ req }) => staffOf(req) !== null
  }
}

/**
 * Says of everybody's sessions that nobody reads them, in every collection of accounts: Payload shows them
 * to the person who has the document's id, and takes them along wherever an account stands behind a relation. What
 * checks a session reads without rules. Call from `onInit`: Payload adds the field after every plugin.
 */
export function closeSessions(payload: Payload): void {
  for (const { config } of Object.values(payload.collections)) {
    if (!config.auth) {
      continue
    }
    for (const field of [...config.fields, ...config.flattenedFields]) {
      if (field.type === 'array' && field.name === 'sessions') {
        field.access = { ...field.access, read: () => false }
      }
    }
    config.hooks.afterRead = [...config.hooks.afterRead, leaveOutSessions]
  }
}

/** Of a list that may not be read, Payload leaves an empty one. */
const leaveOutSessions: CollectionAfterReadHook = ({ doc, overrideAccess }) => {
  if (overrideAccess) {
    return doc
  }
  const { sessions: _sessions, ...shown } = doc
  return shown
}
