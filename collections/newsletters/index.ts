import type { Access, CollectionConfig, Condition, FieldAccess, Where } from 'payload'
import { notFoundForOtherOwners } from '@/collections/_hooks/not-found-for-other-owners'
import { checkAudience, checkLayout, checkRevision } from '@/collections/newsletters/hooks'
import { ownersOnly } from '@/src/access/collection-rules'
import { nobody, ofOwnProfile } from '@/src/access/own-profile'
import { optionsOf } from '@/src/core/choices/options-of'
import {
  type NewsletterAudience,
  type NewsletterState,
  newsletterStates,
  openNewsletterStates,
} from '@/src/core/contracts/audience/newsletters'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import type { Newsletter } from '@/src/payload-types'

const stateLabels: Record<NewsletterState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Called off',
}

const audienceLabels: Record<NewsletterAudience, string> = {
  list: 'An email list',
  segments: 'People of your segments',
  tiers: 'Members of some tiers',
  members: 'All members',
  post: 'Everyone who may see a post',
}

/** What is on its way, or was sent, stays as it is. */
const whileIn =
  (states: readonly NewsletterState[]): Access =>
  async (args) => {
    const own = await ofOwnProfile('audience', 'read')(args)
    const open: Where = { state: { in: [...states] } }
    return own === true ? open : own && { and: [own, open] }
  }

const bySystem = { create: nobody as FieldAccess, update: nobody as FieldAccess }

/** Written before there was an editor for newsletters; whatever is written there takes its place. */
const isPlain: Condition<Newsletter> = ({ audience, text, layout }) =>
  audience !== 'post' && Boolean(text) && !layout

/** A mail to many: a list, members, or those who may see a post. The server alone moves its state. */
export const newsletters: CollectionConfig = {
  slug: slugs.newsletters,
  labels: { singular: 'Newsletter', plural: 'Newsletters' },
  admin: {
    useAsTitle: 'subject',
    group: 'Audience',
    // As many as a tablet has room for.
    defaultColumns: ['subject', 'state', 'receivers', 'sentAt'],
  },
  access: {
    ...ownersOnly('audience'),
    update: whileIn(openNewsletterStates),
    delete: whileIn([...openNewsletterStates, 'sent']),
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['state', 'scheduledAt'] }],
  hooks: {
    beforeOperation: [notFoundForOtherOwners],
    beforeValidate: [checkAudience, checkLayout, checkRevision],
  },
  fields: [
    { name: 'subject', type: 'text', required: true, maxLength: limits.newsletter.subjectMax },
    {
      name: 'previewText',
      label: 'Preview text',
      type: 'text',
      maxLength: limits.newsletter.previewTextMax,
      admin: { condition: isPlain, description: 'Shown beside the subject in most inboxes' },
    },
    {
      name: 'audience',
      label: 'Who gets it',
      type: 'select',
      required: true,
      defaultValue: 'list',
      options: Object.entries(audienceLabels).map(([value, label]) => ({ value, label })),
      // Mails about posts are made from the post.
      filterOptions: ({ options, data }) =>
        options.filter(
          (option) =>
            (typeof option === 'string' ? option : option.value) !== 'post' ||
            data.audience === 'post',
        ),
      access: { update: ({ doc }) => doc?.audience !== 'post' },
      admin: { isClearable: false },
    },
    {
      name: 'list',
      label: 'Email list',
      type: 'relationship',
      relationTo: slugs.emailLists,
      index: true,
      admin: {
        condition: ({ audience }) => audience === 'list' || audience === 'segments',
        allowEdit: false,
        description: 'With segments: everybody on this list gets it, too',
      },
    },
    {
      name: 'segments',
      type: 'relationship',
      relationTo: slugs.segments,
      hasMany: true,
      maxRows: limits.newsletter.segmentsMax,
      admin: {
        condition: ({ audience }) => audience === 'segments',
        allowEdit: false,
        description: 'Only those get it who have confirmed one of your lists and have left none',
      },
    },
    {
      name: 'tiers',
      type: 'relationship',
      relationTo: slugs.membershipTiers,
      hasMany: true,
      maxRows: limits.newsletter.tiersMax,
      admin: {
        condition: ({ audience }) => audience === 'tiers',
        allowCreate: false,
        allowEdit: false,
      },
    },
    {
      name: 'post',
      type: 'relationship',
      relationTo: slugs.posts,
      unique: true,
      access: bySystem,
      admin: { condition: ({ audience }) => audience === 'post', readOnly: true },
    },
    {
      name: 'text',
      type: 'textarea',
      maxLength: limits.newsletter.textMax,
      admin: {
        condition: isPlain,
        description: 'An empty line begins a new paragraph',
        rows: 14,
      },
    },
    // What is written in the editor, in place of the text; empty until then.
    { name: 'layout', type: 'json', admin: { disabled: true } },
    { name: 'rev', type: 'number', defaultValue: 0, required: true, admin: { disabled: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      options: optionsOf(newsletterStates, stateLabels),
      index: true,
      access: bySystem,
      admin: { hidden: true },
    },
    { name: 'scheduledAt', type: 'date', access: bySystem, admin: { hidden: true } },
    // When its mails were written, and when the last of them was through.
    { name: 'sendingAt', type: 'date', access: bySystem, admin: { hidden: true } },
    { name: 'sentAt', type: 'date', access: bySystem, admin: { hidden: true } },
    {
      name: 'receivers',
      type: 'number',
      access: bySystem,
      admin: {
        hidden: true,
        components: { Cell: '/collections/newsletters/components/receivers-cell#ReceiversCell' },
      },
    },
    // Why the last attempt sent nothing.
    { name: 'problem', type: 'text', access: bySystem, admin: { hidden: true } },
  ],
}
