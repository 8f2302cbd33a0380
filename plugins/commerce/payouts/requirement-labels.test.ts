import { expect, it } from 'vitest'
import { requirementLabels } from '@/plugins/commerce/payouts/requirement-labels'

it('says what Stripe asks for in plain words, each once', () => {
  expect(
    requirementLabels([
      'business_profile.mcc',
      'business_profile.url',
      'external_account',
      'individual.dob.day',
      'individual.dob.month',
      'individual.first_name',
      'individual.last_name',
      'individual.verification.additional_document',
      'tos_acceptance.date',
      'tos_acceptance.ip',
    ]),
  ).toEqual([
    'What you sell',
    'The address of your site',
    'Your bank account',
    'Your date of birth',
    'Your name',
    'A picture of your passport or ID card',
    'That you accept Stripe’s terms',
  ])
})

it('knows who runs a company, and never shows the names that Stripe has for things', () => {
  expect(requirementLabels(['person_1Abc2.dob.day', 'representative.phone'])).toEqual([
    'Your date of birth',
    'Your phone number',
  ])
  expect(requirementLabels(['individual.nationality', 'interv_1Abc.identity.form'])).toEqual([
    'Something about you',
    'Something else that Stripe tells you there',
  ])
})
