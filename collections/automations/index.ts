import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { automationTriggerNames } from '@/src/core/contracts/automations/automations'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'

/** “When … then …”: what a site does by itself for the person that an event is about, see plugins/automations. */
export const automations: CollectionConfig = {
  slug: slugs.automations,
  labels: { singular: 'Automation', plural: 'Automations' },
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  fields: [
    profileField,
    { name: 'name', type: 'text', required: true, maxLength: studioLimits.automations.nameMax },
    { name: 'trigger', type: 'select', options: [...automationTriggerNames], required: true },
    // Of the trigger, for those of the database that write what happens.
    { name: 'event', type: 'text', required: true },
    // The one product, show, tier or list.
    { name: 'aboutId', type: 'text' },
    { name: 'oncePerPerson', type: 'checkbox', defaultValue: false, required: true },
    // As `automationAction` has them.
    { name: 'actions', type: 'json', required: true },
    { name: 'isOn', type: 'checkbox', defaultValue: false, required: true },
    // What happened before sets nothing off.
    { name: 'switchedOnAt', type: 'date' },
  ],
}
