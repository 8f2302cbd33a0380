import type { Endpoint } from 'payload'
import { acceptInvite } from '@/plugins/team/accept-invite'
import { changeRole, handOver, leaveTeam, removeFromTeam } from '@/plugins/team/change-team'
import { invite, inviteAgain, withdrawInvite } from '@/plugins/team/invites'
import { loadTeam } from '@/plugins/team/load-team'
import { beginSupport, leaveSupport, letSupportIn } from '@/plugins/team/support/change-support'
import {
  acceptAnswer,
  acceptBody,
  artistInviteBody,
  artistInvitePath,
  handOverBody,
  invitePath,
  memberPath,
  roleBody,
  supportBody,
  teamInviteBody,
  teamPath,
  teamView,
} from '@/src/core/contracts/team'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const ofTeam = {
  subject: 'team',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
  rateLimit: 'teamChange',
} as const

/** Below `/api/profiles`. */
export const teamEndpoints: Endpoint[] = [
  definePublicEndpoint({
    ...ofTeam,
    method: 'get',
    path: '/:profileId/team',
    summary: 'Who works on a site, and who is invited to',
    answer: teamView,
    params: teamPath,
    run: ({ req, params }) => loadTeam(req, params.profileId),
  }),
  definePublicEndpoint({
    ...ofTeam,
    method: 'post',
    path: '/:profileId/invites',
    summary: 'Invites somebody to work on a site, by mail',
    params: teamPath,
    body: teamInviteBody,
    rateLimit: 'teamMail',
    run: ({ req, params: { profileId }, body }) =>
      invite(req, { kind: 'team', profileId, name: null, ...body }),
  }),
  definePublicEndpoint({
    ...ofTeam,
    method: 'post',
    path: '/:profileId/invites/:inviteId/again',
    summary: 'Sends an invite again, with a new link',
    params: invitePath,
    rateLimit: 'teamMail',
    run: ({ req, params }) => inviteAgain(req, params),
  }),
  definePublicEndpoint({
    ...ofTeam,
    method: 'post',
    path: '/:profileId/invites/:inviteId/withdraw',
    summary: 'Takes an invite back',
    params: invitePath,
    run: ({ req, params }) => withdrawInvite(req, params),
  }),
  definePublicEndpoint({
    ...ofTeam,
    method: 'post',
    path: '/:profileId/team/:userId/role',
    summary: 'Gives somebody of the team another role',
    params: memberPath,
    body: roleBody,
    failures: ['CONFLICT'],
    run: ({ req, params, body }) => changeRole(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...ofTeam,
    method: 'post',
    path: '/:profileId/team/:userId/remove',
    summary: 'Takes somebody off the team',
    params: memberPath,
    failures: ['CONFLICT'],
    run: ({ req, params }) => removeFromTeam(req, params),
  }),
  definePublicEndpoint({
    ...ofTeam,
    // Everybody may go.
    subject: 'site',
    right: 'read',
    method: 'post',
    path: '/:profileId/leave',
    summary: 'Leaves the team of a site',
    params: teamPath,
    failures: ['CONFLICT'],
    run: ({ req, params }) => leaveTeam(req, params.profileId),
  }),
  definePublicEndpoint({
    ...ofTeam,
    method: 'post',
    path: '/:profileId/hand-over',
    summary: 'Asks somebody of the team to take the site over',
    params: teamPath,
    body: handOverBody,
    failures: ['CONFLICT'],
    rateLimit: 'teamMail',
    run: ({ req, params, body }) => handOver(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...ofTeam,
    method: 'post',
    path: '/:profileId/support',
    summary: 'Lets the platform’s people work on a site as support, or no longer',
    params: teamPath,
    body: supportBody,
    run: ({ req, params, body }) => letSupportIn(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    method: 'post',
    path: '/:profileId/support/begin',
    summary: 'Begins to work on a site as support; for the platform’s admin',
    params: teamPath,
    subject: 'platform',
    ownedProfile: ({ params }) => params.profileId,
    rateLimit: 'teamChange',
    failures: ['CONFLICT'],
    run: ({ req, params }) => beginSupport(req, params.profileId),
  }),
]

/** Below `/api`. */
export const inviteEndpoints: Endpoint[] = [
  definePublicEndpoint({
    method: 'post',
    path: '/team-invites/accept',
    summary: 'Accepts an invite, by the link of its mail, with one’s account or a new one',
    answer: acceptAnswer,
    body: acceptBody,
    answersOffline: true,
    rateLimit: 'acceptInvite',
    run: ({ req, body }) => acceptInvite(req, body),
  }),
  definePublicEndpoint({
    method: 'post',
    path: '/artist-invites',
    summary: 'Invites an artist to make a site; for the platform’s admin',
    body: artistInviteBody,
    subject: 'platform',
    rateLimit: 'teamMail',
    run: ({ req, body }) =>
      invite(req, { kind: 'artist', profileId: null, role: 'owner', ...body }),
  }),
  definePublicEndpoint({
    method: 'post',
    path: '/artist-invites/:inviteId/again',
    summary: 'Sends an artist’s invite again, with a new link; for the platform’s admin',
    params: artistInvitePath,
    subject: 'platform',
    rateLimit: 'teamMail',
    run: ({ req, params }) => inviteAgain(req, { profileId: null, ...params }),
  }),
  definePublicEndpoint({
    method: 'post',
    path: '/artist-invites/:inviteId/withdraw',
    summary: 'Takes an artist’s invite back; for the platform’s admin',
    params: artistInvitePath,
    subject: 'platform',
    rateLimit: 'teamChange',
    run: ({ req, params }) => withdrawInvite(req, { profileId: null, ...params }),
  }),
  definePublicEndpoint({
    method: 'post',
    path: '/support/leave',
    summary: 'Ends the work on a site as support, in this browser',
    answersOffline: true,
    rateLimit: 'teamChange',
    run: async () => leaveSupport(),
  }),
]
