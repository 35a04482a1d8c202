import { checkExcess, checkUprooting, type DamagedPlot } from './rules.ts';

const HUNDREDTHS = 100;

/**
 * Two plots, as far on either side of the size at which both limits meet: on the larger one the share decides and the damage is enough, on
 * the smaller one the area decides and it is not.
 */
export function damageExamples(limits: { sharePercent: number; areaAre: number }) {
  const meeting = (limits.areaAre * HUNDREDTHS * 100) / limits.sharePercent;
  return [
    { plot: 1.2, damaged: 1.25 },
    { plot: 0.6, damaged: 0.8 },
  ].map((times) => {
    const plot = Math.round(meeting * times.plot);
    const whole: DamagedPlot = {
      plot,
      damaged: plot,
      hasLancingBegun: false,
      isWholePatch: true,
      hasPanchnama: true,
    };
    const { needed, share } = checkUprooting(whole, limits);
    const damaged = Math.round(needed * times.damaged);
    return { plot, damaged, needed, share, isEnough: damaged >= needed };
  });
}

/** A patta of a tenth of a hectare with a little less, and with a little more than is condoned. */
export function areaExamples(condonedPercent: number, arePerHectare: number) {
  const licensed = (arePerHectare * HUNDREDTHS) / 10;
  return [0.8, 1.2].map((times) => {
    const measured = Math.round(licensed * (1 + (condonedPercent * times) / 100));
    return { licensed, measured, ...checkExcess(licensed, measured, condonedPercent) };
  });
}
