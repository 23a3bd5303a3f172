/** Intl: what texts of numbers and times are in a language, by the methods of numbers and dates. */
export const locales = String.raw`//@internal/intl
const PARTS = ['weekday', 'year', 'month', 'day', 'hour', 'minute', 'second', 'dayPeriod', 'fractionalSecondDigits', 'dateStyle', 'timeStyle']
function NumberFormat(locales, options) {
  if (!(this instanceof NumberFormat)) return new NumberFormat(locales, options)
  this.format = (value) => (typeof value === 'bigint' ? value : Number(value)).toLocaleString(locales, options)
  this.format(0)
}
function DateTimeFormat(locales, options = {}) {
  if (!(this instanceof DateTimeFormat)) return new DateTimeFormat(locales, options)
  Object.defineProperty(this, '_look', { value: [locales, options] })
  const named = PARTS.some((part) => options[part] !== undefined)
  this.format = (value = host.now()) => { const date = new Date(value); return named ? date.toLocaleString(locales, options) : date.toLocaleDateString(locales, options) }
  this.format(0)
}
DateTimeFormat.prototype.resolvedOptions = function () { return { locale: this._look[0] || 'en-US', timeZone: (this._look[1] && this._look[1].timeZone) || require('process').env.TZ || 'UTC' } }
NumberFormat.prototype.resolvedOptions = () => { throw new Error('resolvedOptions() of Intl.NumberFormat is not simulated') }
for (const made of [NumberFormat, DateTimeFormat]) for (const name of ['formatToParts', 'formatRange']) made.prototype[name] = () => { throw new Error(name + '() of Intl.' + made.name + ' is not simulated') }
const unsimulated = (name) => ({ [name]: function () { throw new Error('Intl.' + name + ' is not simulated') } })[name]
module.exports = { NumberFormat, DateTimeFormat }
for (const name of ['PluralRules', 'Collator', 'RelativeTimeFormat', 'ListFormat', 'DisplayNames', 'Segmenter', 'Locale']) module.exports[name] = unsimulated(name)
`
