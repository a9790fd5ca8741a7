import { now } from '../../platform/clock';
import { dayAt } from '../../shared/dates';
import type { Shop } from '../../settings/schema/shop';
import { periodOf, type Period } from '../rules/periods';
import { reportInfo, sortRows, withoutChange } from '../rules/reports';
import type { Report, ReportFilters, ReportId } from '../schema';
import {
  reportCategories,
  reportCustomers,
  reportDays,
  reportPayments,
  reportProducts,
  reportRegions,
} from './sales-reports';
import { findFirstDay, hasSoldBefore } from './first-day';
import { reportMargins } from './margins';
import { reportLowStock, reportMovements } from './stock-reports';
import { reportStock } from './stock-value';
import { reportTaxes } from './taxes';

type RunReport = (period: Period, shop: Shop, today: string) => Promise<Report>;

const runs: Record<ReportId, RunReport> = {
  days: reportDays,
  products: reportProducts,
  categories: reportCategories,
  customers: reportCustomers,
  regions: reportRegions,
  taxes: reportTaxes,
  payments: reportPayments,
  margins: reportMargins,
  stock: () => reportStock(),
  'low-stock': (_, shop, today) => reportLowStock(today, shop),
  movements: reportMovements,
};

/** A report for the choices of its address, all rows in order. Days are those of the shop's time zone. */
export async function runReport(
  id: ReportId,
  filters: ReportFilters,
  shop: Shop,
): Promise<Report & { period: Period; today: string }> {
  const today = dayAt(now(), shop.timeZone);
  const period = periodOf(filters, today);
  const [found, firstDay] = await Promise.all([runs[id](period, shop, today), findFirstDay(shop.timeZone)]);
  const report = hasSoldBefore(period, firstDay) ? found : withoutChange(found);
  return { ...report, rows: sortRows(report, filters.sort, reportInfo(id).sort), period, today };
}
