import type { CollectionConfig } from 'payload'
import {
  intoOwnProfile,
  isPlatformAdmin,
  nobody,
  ofOwnProfile,
  ofOwnProfileVersions,
} from '@/src/access/own-profile'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** Owners do everything with their own profile's documents, nobody else anything. */
export const ownersOnly: CollectionAccess = {
  create: intoOwnProfile,
  read: ofOwnProfile,
  readVersions: ofOwnProfileVersions,
  update: ofOwnProfile,
  delete: ofOwnProfile,
  unlock: nobody,
  admin: ({ req }) => isPlatformAdmin(req),
}

/** Written by the system (orders, mails, …); owners may look at their own. */
export const readOnlyForOwners: CollectionAccess = {
  create: nobody,
  read: ofOwnProfile,
  readVersions: nobody,
  update: nobody,
  delete: nobody,
  unlock: nobody,
  admin: () => false,
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
