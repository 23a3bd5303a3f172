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
const LISTS = { conjunction: 'and', disjunction: 'or' }
class ListFormat {
  constructor(locales, { type = 'conjunction', style = 'long' } = {}) {
    if (!/^en/.test(locales || 'en') || style !== 'long' || !LISTS[type]) throw new Error('this Intl.ListFormat is not simulated')
    Object.defineProperty(this, '_word', { value: LISTS[type] })
  }
  format(items) {
    const list = [...items]
    return list.length < 3 ? list.join(' ' + this._word + ' ') : list.slice(0, -1).join(', ') + ', ' + this._word + ' ' + list.at(-1)
  }
}
class Collator {
  constructor(locales, options) { this.compare = (one, other) => String(one).localeCompare(String(other), locales, options) }
}
class PluralRules {
  constructor(locales, { type = 'cardinal' } = {}) {
    if (!/^en/.test(locales || 'en')) throw new Error('this Intl.PluralRules is not simulated')
    Object.defineProperty(this, '_type', { value: type })
  }
  select(count) {
    if (this._type === 'cardinal') return count === 1 ? 'one' : 'other'
    const [last, two] = [count % 10, count % 100]
    return last === 1 && two !== 11 ? 'one' : last === 2 && two !== 12 ? 'two' : last === 3 && two !== 13 ? 'few' : 'other'
  }
}
const NEAR = { day: ['yesterday', 'today', 'tomorrow'], year: ['last year', 'this year', 'next year'], month: ['last month', 'this month', 'next month'], week: ['last week', 'this week', 'next week'], hour: ['1 hour ago', 'this hour', 'in 1 hour'] }
class RelativeTimeFormat {
  constructor(locales, { numeric = 'always', style = 'long' } = {}) {
    if (!/^en/.test(locales || 'en') || style !== 'long') throw new Error('this Intl.RelativeTimeFormat is not simulated')
    Object.defineProperty(this, '_numeric', { value: numeric })
  }
  format(value, given) {
    const unit = given.replace(/s$/, '')
    if (this._numeric === 'auto' && NEAR[unit] && NEAR[unit][value + 1] !== undefined) return NEAR[unit][value + 1]
    const amount = Math.abs(value)
    const text = amount.toLocaleString('en-US') + ' ' + unit + (amount === 1 ? '' : 's')
    return value < 0 || Object.is(value, -0) ? text + ' ago' : 'in ' + text
  }
}
Object.assign(module.exports, { ListFormat, Collator, PluralRules, RelativeTimeFormat })
for (const name of [ 'DisplayNames', 'Segmenter', 'Locale']) module.exports[name] = unsimulated(name)
`
