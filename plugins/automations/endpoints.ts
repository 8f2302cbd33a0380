import type { Endpoint } from 'payload'
import {
  changeAutomation,
  makeAutomation,
  removeAutomation,
  switchAutomation,
} from '@/plugins/automations/automations'
import { tryAgain } from '@/plugins/automations/runs'
import {
  automationBody,
  automationChange,
  automationChanged,
  automationMade,
  automationPathParams,
  automationSwitch,
  automationsPathParams,
  runPathParams,
} from '@/src/core/contracts/automations/automations'
import { studioLimits } from '@/src/core/studio-limits'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const ofSite = {
  params: automationsPathParams,
  subject: 'automations',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
  rateLimit: 'automationChange',
} as const

const { actionsMax, textBytesMax } = studioLimits.automations
/** The texts of all mails, and the rest. */
const maxBytes = actionsMax * textBytesMax + 20_000

const ofOne = { ...ofSite, params: automationPathParams }

const path = '/:profileId/automations'
const one = `${path}/:automationId`

/** Below `/api/profiles`. */
export const automationCalls: Endpoint[] = [
  definePublicEndpoint({
    ...ofSite,
    method: 'post',
    path,
    summary: 'Makes an automation, which is off at first',
    body: automationBody,
    maxBytes,
    answer: automationMade,
    status: 201,
    failures: ['CONFLICT'],
    run: ({ req, params, body }) => makeAutomation(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'put',
    path: one,
    summary: 'Changes when an automation runs and what it does',
    body: automationChange,
    answer: automationChanged,
    status: 200,
    failures: ['CONFLICT'],
    maxBytes,
    run: ({ req, params, body }) => changeAutomation(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'delete',
    path: one,
    summary: 'Removes an automation with its log',
    run: ({ req, params }) => removeAutomation(req, params),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'post',
    path: `${one}/switch`,
    summary: 'Switches an automation on or off',
    body: automationSwitch,
    run: ({ req, params, body }) => switchAutomation(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'post',
    path: `${one}/runs/:runId/again`,
    params: runPathParams,
    summary: 'Goes on with what an automation failed to do for somebody',
    run: ({ req, params }) => tryAgain(req, params),
  }),
]
