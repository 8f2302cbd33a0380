import { limits } from '@/src/core/limits'
import { cutText } from '@/src/core/text'
import { readAddress, readAddressCell } from '@/src/core/text/read-address'

export type Names = { firstName: string; lastName: string }

/** Places of the columns with names; -1 for none. */
type NameColumns = { first: number; last: number; full: number }

/** What exports of mailing services and shops call them, without what is not a letter. */
const headings: Readonly<Record<keyof NameColumns, readonly string[]>> = {
  first: [
    ...['firstname', 'fname', 'givenname', 'first', 'forename', 'vorname', 'rufname'],
    ...['prénom', 'prenom', 'nombre', 'nombredepila', 'primernombre'],
    ...['nome', 'nomeproprio', 'nomepróprio', 'primeironome', 'voornaam', 'roepnaam'],
  ],
  last: [
    ...['lastname', 'lname', 'surname', 'familyname', 'last', 'nachname', 'familienname', 'zuname'],
    ...['nom', 'nomdefamille', 'apellido', 'apellidos', 'cognome'],
    ...['apelido', 'sobrenome', 'últimonome', 'ultimonome', 'achternaam', 'familienaam'],
  ],
  full: [
    ...['name', 'fullname', 'fanname', 'yourname', 'displayname', 'contactname', 'customername'],
    ...[
      'vollständigername',
      'kontaktname',
      'kundenname',
      'nomcomplet',
      'nometprénom',
      'nometprenom',
    ],
    ...[
      'nombrecompleto',
      'nombreyapellidos',
      'nomecompleto',
      'nomeecognome',
      'naam',
      'volledigenaam',
    ],
  ],
}

/** Alone they are the whole name in French, Spanish and Italian; beside the other, one part. */
const wholeWhenAlone = ['nom', 'nombre', 'nome']

/** Which columns of a heading hold names: the first and last where it has them, else the whole one. */
export function nameColumns(heading: readonly string[]): NameColumns {
  const called = heading.map((cell) => cell.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const place = (kind: keyof NameColumns) =>
    called.findIndex((name) => headings[kind].includes(name))
  const [first, last] = [place('first'), place('last')]
  const only = first === -1 ? last : last === -1 ? first : -1
  if (wholeWhenAlone.includes(called[only] ?? '')) {
    return { first: -1, last: -1, full: only }
  }
  return { first, last, full: first === -1 ? place('full') : -1 }
}

/** The names in a row; empty where it says none. What stands before the address counts where no column has one. */
export function readNames(
  cells: readonly string[],
  { first, last, full }: NameColumns,
  addressCell: string,
): Names {
  const whole = partedName(readName(cells[full]) || readName(readAddressCell(addressCell).name))
  return {
    firstName: readName(cells[first]) || whole.firstName,
    lastName: readName(cells[last]) || whole.lastName,
  }
}

/** A whole name in parts: `Ada Lovelace`, or `Lovelace, Ada`. */
export function partedName(name: string): Names {
  const [, lastName, firstName] = /^([^,]+), ?([^,]+)/.exec(name) ?? []
  if (firstName && lastName) {
    return { firstName, lastName }
  }
  const [word = '', ...rest] = name.split(' ')
  return { firstName: word, lastName: rest.join(' ') }
}

/** What ends a line, hides, or turns letters around would do so in every mail. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

/** A name as it is stored; an address is none. Table programs put ' before what could be a formula. */
export function readName(cell = ''): string {
  const name = cell
    .normalize('NFC')
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
  return readAddress(name) ? '' : cutText(name, limits.subscriberImport.nameMax).trim()
}
