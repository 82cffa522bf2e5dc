const { default: Sequencer } = require('@jest/test-sequencer');

// Without the durations of an earlier run, Jest begins with the largest files, and ends with a small one of delivery that
// composes for a minute while the other cores have nothing left to do.

/** Begins with the tests of delivery, which take longest by far. */
module.exports = class DeliveryFirst extends Sequencer {
  sort(tests) {
    const isOfDelivery = ({ context }) => context.config.displayName?.name === 'delivery';
    return super.sort(tests).toSorted((one, other) => isOfDelivery(other) - isOfDelivery(one));
  }
};
