import type { CollectionConfig } from 'payload'
import {
  intoOwnProfile,
  isPlatformAdmin,
  nobody,
  ofOwnProfile,
  ofOwnProfileVersions,
} from '@/src/access/own-profile'
import type { Subject } from '@/src/core/access/site-roles'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** Whose role on the site allows it does everything with its documents, nobody else anything. */
export function ownersOnly(subject: Subject): CollectionAccess {
  return {
    create: intoOwnProfile(subject),
    read: ofOwnProfile(subject, 'read'),
    readVersions: ofOwnProfileVersions(subject),
    update: ofOwnProfile(subject, 'change'),
    delete: ofOwnProfile(subject, 'change'),
    unlock: nobody,
    admin: ({ req }) => isPlatformAdmin(req),
  }
}

/** Written by the system (orders, mails, …); people of the site may look at their own. */
export function readOnlyForOwners(subject: Subject): CollectionAccess {
  return { ...systemOnly, read: ofOwnProfile(subject, 'read') }
}

/** Written by fans; people of the site may look at it, and take it away. */
export function removableByOwners(subject: Subject): CollectionAccess {
  return { ...readOnlyForOwners(subject), delete: ofOwnProfile(subject, 'change') }
}

/** Written and read by the system alone. */
export const systemOnly: CollectionAccess = {
  create: nobody,
  read: nobody,
  readVersions: nobody,
  update: nobody,
  delete: nobody,
  unlock: nobody,
  admin: () => false,
}
