import type {
  CheckboxField,
  DateFieldValidation,
  Field,
  JSONField,
  NumberField,
  RelationshipField,
  RichTextField,
  SelectField,
  TextField,
  UIField,
} from 'payload'
import { date } from 'payload/shared'
import { moneyField } from '@/collections/_fields/money-field'
import type { PostVisibility } from '@/src/core/contracts/members/posts'
import { limits } from '@/src/core/limits'
import { listCountries } from '@/src/core/places/countries'
import { slugs } from '@/src/core/slugs'

/**
 * The tenant of a document that the system writes. Collections that owners write get theirs from the
 * multi-tenant plugin, which also checks it against the signed-in owner.
 */
export const profileField: RelationshipField = {
  name: 'profile',
  type: 'relationship',
  relationTo: slugs.profiles,
  required: true,
  index: true,
  admin: { readOnly: true, position: 'sidebar' },
}

/** The product that a variant or a track belongs to. */
export const productField: RelationshipField = {
  name: 'product',
  type: 'relationship',
  relationTo: slugs.products,
  required: true,
  index: true,
}

/** Whether a rule of the store counts. */
export const activeField: CheckboxField = {
  name: 'isActive',
  label: 'In use',
  type: 'checkbox',
  defaultValue: true,
  admin: { position: 'sidebar' },
}

/** In lists, with the letters of its domain. */
export const emailCell = { Cell: '/src/admin/cells/email-cell#EmailCell' }

/** Whose row it is: the address as `readEmail` stores it, shown with the letters of its domain. */
export const emailField: TextField = {
  name: 'email',
  type: 'text',
  required: true,
  maxLength: limits.account.emailMax,
  admin: {
    components: { ...emailCell, Field: '/collections/_fields/email-input#EmailInput' },
  },
}

/**
 * What rows without a name of their own are called: by a field of what they belong to. Kept nowhere.
 *
 * @param label what the search box of their list says that it looks in
 */
export function shownAs(virtual: string, label: string): TextField {
  return {
    name: 'shownAs',
    label,
    type: 'text',
    virtual,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}

type Options = Partial<Omit<SelectField, 'type' | 'options'>> & { name: string; hasMany?: boolean }

const options = listCountries().map(({ code, name }) => ({ value: code, label: name }))

/** A country, or several, chosen by name and stored by ISO code. */
export function countryField(field: Options): SelectField {
  return { ...field, type: 'select', options } as SelectField
}

/** What became of each objection to a payment, by the provider's id: a payment can have several. */
export const disputesField: JSONField = { name: 'disputes', type: 'json', hidden: true }

/** What a payment cost, by the provider's own account of it: null while it is not known. */
export const chargeFields: Field[] = [
  moneyField({ name: 'providerFeeMinor', hidden: true }),
  /** That of the account that was paid, which need not be the buyer's. */
  { name: 'providerFeeCurrency', type: 'text', hidden: true },
  /** When an objection was lost, what the bank took back, and what the provider charged for it. */
  { name: 'disputeLostAt', type: 'date', hidden: true },
  moneyField({ name: 'disputedMinor', hidden: true }),
  moneyField({ name: 'disputeFeeMinor', hidden: true }),
]

/** Says above an address that mails do not reach it, and offers to try again. */
export const unreachableField: UIField = {
  name: 'unreachable',
  type: 'ui',
  admin: {
    components: { Field: '/collections/subscribers/components/unreachable#Unreachable' },
    disableListColumn: true,
  },
}

type RichTextFieldOptions = Partial<Omit<RichTextField, 'type' | 'custom'>> & {
  name: string
  /** Field that gets the same as HTML whenever it is stored, for readers that draw no documents. */
  htmlField?: string
}

/** As `RichTextDoc` is declared: an editor writes more of a root than others need. */
const docSchema: NonNullable<RichTextField['typescriptSchema']>[number] = () => ({
  type: ['object', 'null'],
  required: ['root'],
  additionalProperties: false,
  properties: {
    root: {
      type: 'object',
      required: ['type', 'version'],
      properties: { type: { type: 'string' }, version: { type: 'number' } },
    },
  },
})

/** Words with headings, lists, links and more; the rich-text plugin mounts and limits it. */
export function richTextField({ htmlField, ...options }: RichTextFieldOptions): RichTextField {
  return { ...options, type: 'richText', custom: { htmlField }, typescriptSchema: [docSchema] }
}

/** How often one person may play the whole song before buying it. */
export const playLimitField: NumberField = {
  name: 'playLimit',
  label: 'How many times',
  type: 'number',
  defaultValue: limits.streaming.defaultPlays,
  min: 1,
  max: limits.streaming.playsMax,
}

/** The post that a reader did something with. */
export const postField: RelationshipField = {
  name: 'post',
  type: 'relationship',
  relationTo: slugs.posts,
  required: true,
  index: true,
}

/** The fan who did it. */
export const accountField: RelationshipField = {
  name: 'account',
  type: 'relationship',
  relationTo: slugs.publicAccounts,
  required: true,
  index: true,
}

/** Refuses a day that is over already, in what is made new: what ended meanwhile can still be changed. */
export function refusePastDate(message: string): DateFieldValidation {
  return (value, options) => {
    const isOver = options.operation === 'create' && value && new Date(value) <= new Date()
    return isOver ? message : date(value, options)
  }
}

/** Whom something is for, in an owner's words. */
export const visibilityLabels: Record<PostVisibility, string> = {
  public: 'Everyone',
  members: 'Everyone with an account',
  paid: 'Paying members',
  tiers: 'Members of the tiers below',
}
