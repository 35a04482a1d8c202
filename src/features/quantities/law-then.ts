/** All that only the law of a day before today needs. */
export { AnotherDay, PunishmentThen } from './AnotherDay';
export { lawOn } from './law-on';
export { LimitsThen } from './LimitsThen';
