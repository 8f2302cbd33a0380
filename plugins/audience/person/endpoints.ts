import type { Endpoint, PayloadRequest } from 'payload'
import { exportPerson } from '@/plugins/audience/person/export-person'
import { requirePerson } from '@/plugins/audience/person/load-person'
import { addNote, deleteNote } from '@/plugins/audience/person/notes'
import { removeTag } from '@/plugins/audience/person/tags'
import {
  noteAnswer,
  noteBody,
  notePath,
  personPath,
  tagBody,
} from '@/src/core/contracts/audience/people'
import { leaveLists } from '@/src/server/audience/join-and-leave'
import { setMailSetting } from '@/src/server/audience/mail-settings'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withTx } from '@/src/server/transaction'

type Params = { id: string; personId: string }

const ofPerson = {
  params: personPath,
  subject: 'members',
  ownedProfile: ({ params }: { params: Params }) => params.id,
} as const

const personOf = (req: PayloadRequest, { id, personId }: Params) =>
  requirePerson(req, { profileId: id, personId })

const files = (['json', 'csv'] as const).map((form) =>
  definePublicEndpoint({
    ...ofPerson,
    method: 'get',
    path: `/:id/people/:personId/export.${form}`,
    summary: `What is known of a person, as a ${form.toUpperCase()} file`,
    status: 200,
    rateLimit: 'peopleExport',
    run: async ({ req, params }) => exportPerson(req, await personOf(req, params), form),
  }),
)

const note = definePublicEndpoint({
  ...ofPerson,
  method: 'post',
  path: '/:id/people/:personId/notes',
  summary: 'Notes something about a person, for the team alone',
  answer: noteAnswer,
  body: noteBody,
  failures: ['CONFLICT'],
  rateLimit: 'peopleChange',
  run: async ({ req, params, body }) => addNote(req, await personOf(req, params), body.text),
})

const unnote = definePublicEndpoint({
  ...ofPerson,
  params: notePath,
  method: 'delete',
  path: '/:id/people/:personId/notes/:noteId',
  summary: 'Deletes a note about a person',
  rateLimit: 'peopleChange',
  run: async ({ req, params }) => deleteNote(req, await personOf(req, params), params.noteId),
})

const untag = definePublicEndpoint({
  ...ofPerson,
  subject: 'audience',
  method: 'post',
  path: '/:id/people/:personId/untag',
  summary: 'Takes a tag off a person',
  body: tagBody,
  rateLimit: 'peopleChange',
  run: async ({ req, params, body }) => removeTag(req, await personOf(req, params), body.tag),
})

const unsubscribe = definePublicEndpoint({
  ...ofPerson,
  subject: 'audience',
  method: 'post',
  path: '/:id/people/:personId/unsubscribe',
  summary: 'Takes a person off all lists, and off news for members, because they asked for it',
  rateLimit: 'peopleChange',
  run: async ({ req, params }): Promise<void> => {
    const { profileId, email, accountId } = await personOf(req, params)
    await withTx(req, async () => {
      await leaveLists(req, { profileId, email })
      if (accountId) {
        await setMailSetting(req, accountId, { kind: 'news', isOn: false })
        await setMailSetting(req, accountId, { kind: 'posts', isOn: false })
      }
    })
  },
})

/** Calls about one person, below `/api/profiles`. */
export const personEndpoints: Endpoint[] = [...files, note, unnote, untag, unsubscribe]
