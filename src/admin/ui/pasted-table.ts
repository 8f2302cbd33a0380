import { parse } from 'csv-parse/browser/esm/sync'

/** Cells of a spreadsheet or a CSV; null when it is one value, or no table. */
export function pastedTable(text: string): string[][] | null {
  const delimiter = delimiterOf(text)
  const isTable = delimiter === '\t' || /\r?\n./.test(text.trim())
  if (!isTable) {
    return null
  }
  try {
    return parse(text, {
      delimiter: delimiter ?? '\t',
      relax_column_count: true,
      // A quote inside a cell of a spreadsheet is a letter: 7" single.
      relax_quotes: true,
      // Empty lines between others are empty cells, those behind the last are none.
      skip_empty_lines: false,
      trim: true,
    })
  } catch {
    return text.split(/\r?\n/).map((line) => line.split(delimiter ?? '\t'))
  }
}

/** Spreadsheets copy tabs. `12,50` in each line is a column of prices, so a comma alone has to be in front of more. */
function delimiterOf(text: string): string | null {
  if (text.includes('\t')) {
    return '\t'
  }
  if (text.includes(';')) {
    return ';'
  }
  const lines = text.trim().split(/\r?\n/)
  return lines.every((line) => /^[^,]*$|^\s*\d+,\d{1,2}\s*$/.test(line)) ? null : ','
}
