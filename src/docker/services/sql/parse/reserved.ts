const JOINS = 'join inner left right full natural cross'

/** Words that are no names unless they are in quotes. */
export const RESERVED: Readonly<Record<'postgres' | 'mysql', ReadonlySet<string>>> = {
  postgres: new Set(
    (
      'all analyse analyze and any array as asc asymmetric both case cast check collate column constraint create current_catalog ' +
      'current_date current_role current_time current_timestamp current_user default deferrable desc distinct do else end except ' +
      'false fetch for foreign from grant group having ilike in initially intersect into is isnull lateral leading like limit localtime ' +
      'localtimestamp not notnull null offset on only or order outer overlaps placing primary references returning select session_user similar ' +
      `some symmetric table then to trailing true union unique user using variadic verbose when where window with ${JOINS}`
    ).split(' '),
  ),
  mysql: new Set(
    (
      'add all alter analyze and as asc before between both by call cascade case change check collate column condition constraint ' +
      'convert create current_date current_time current_timestamp current_user database databases default delete desc describe distinct ' +
      'div drop dual else elseif except exists explain false fetch for force foreign from fulltext grant group groups having if ignore in ' +
      'index infile insert intersect interval into is key keys kill lateral leading like limit load localtime localtimestamp lock match ' +
      'mod not null of on optimize option or order out outer over partition primary procedure range rank read references regexp release ' +
      'rename repeat replace require restrict return revoke rlike row rows row_number schema schemas select separator set show sql ssl starting ' +
      `straight_join system table terminated then to trailing trigger true undo union unique unlock unsigned update usage use using values ` +
      `when where while window with write xor ${JOINS}`
    ).split(' '),
  ),
}

/** Words that are called like functions though they are reserved. */
export const CALLED: ReadonlySet<string> = new Set(
  'cast left right replace if insert values repeat mod schema database user char row_number rank convert current_date current_time current_timestamp current_user localtime localtimestamp session_user'.split(
    ' ',
  ),
)

/** Functions that are called without brackets. */
export const BARE: ReadonlySet<string> = new Set(
  'current_timestamp current_date current_time localtime localtimestamp current_user session_user user current_role current_catalog current_schema'.split(
    ' ',
  ),
)
