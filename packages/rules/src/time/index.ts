export { hoursAfter, periodAt, type CalendarPeriod, type CalendarSpan } from './calendar';
export { addDays, ageOn, daysBetween, isRealDate, yearBefore } from './dates';
export { instantOf, startOfDay, todayIn, wallTime } from './zones';
