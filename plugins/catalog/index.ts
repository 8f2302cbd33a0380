import type { Plugin } from 'payload'
import { withSongs } from '@/plugins/catalog/songs/with-songs'

/** The artist's screens of music and merch. */
export function catalog(): Plugin {
  return (config) => withSongs(config)
}
