/** Seats are those of the package's clients. */
export { DEFAULT_BUDGET, formatSeats, parseSeats, seat, SEAT_KINDS, type Seat, type SeatKind } from 'highwayman/client';
